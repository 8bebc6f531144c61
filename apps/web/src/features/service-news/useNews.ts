import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSettings } from '../../device/settings.ts'
import { followNews, type KnownDrop } from './followNews.ts'
import { useTellNews } from './useTellNews.ts'

/** Whether the browser is to tell what is new of drops that the service sends, so that it is asked for while nobody looks, too. */
export function useIsNewsWanted(): boolean {
  return useSettings().settings.notifications
}

/**
 * Has the browser tell what is new of drops that the service sends, where its user wants that.
 *
 * @param key of the query that asks about them
 * @param pick what an answer of it says, by drop id; a function that stays the same
 */
export function useNews<Data>(key: QueryKey, pick: (data: Data) => ReadonlyMap<string, KnownDrop>): void {
  const cache = useQueryClient()
  const isWanted = useIsNewsWanted()
  const tell = useTellNews()
  const hash = hashKey(key)
  useEffect(
    () => (isWanted ? followNews<Data>(cache, hash, { pick, tell }) : undefined),
    [cache, isWanted, hash, pick, tell],
  )
}
