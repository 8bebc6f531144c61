import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { polled } from './polled.ts'

function nameOfLock(dropId: string) {
  return `send/${dropId}`
}

/** Whether another tab sends a drop, also one that began later, or was closed. */
function isElsewhereQuery(dropId: string, isHere: () => boolean) {
  return queryOptions({
    ...polled,
    queryKey: ['send lock', dropId],
    queryFn: async () => {
      const { held = [] } = await navigator.locks.query()
      return !isHere() && held.some(({ name }) => name === nameOfLock(dropId))
    },
  })
}

/** One tab sends a drop, the others follow: two would ask the wallet for the same slot. `isOurs`: a worker of this tab holds the lock. */
export function useSendLock(dropId: string, isOurs: () => boolean = () => false) {
  const cache = useQueryClient()
  const holds = useRef(false)
  const worker = useRef(isOurs)
  useEffect(() => {
    worker.current = isOurs
  })
  const isHere = useCallback(() => holds.current || worker.current(), [])
  const query = isElsewhereQuery(dropId, isHere)
  const { data: isElsewhere = false } = useQuery(query)
  /** Acts unless another tab sends. */
  const actAlone = (act: () => Promise<unknown>): Promise<void> =>
    navigator.locks.request(nameOfLock(dropId), { ifAvailable: true }, async (lock) => {
      cache.setQueryData(query.queryKey, lock === null)
      if (!lock) return
      holds.current = true
      try {
        await act()
      } finally {
        holds.current = false
      }
    })
  return { isElsewhere, actAlone }
}
