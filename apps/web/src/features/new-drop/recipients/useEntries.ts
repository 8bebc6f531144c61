import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ListEntry, ListSummary, WindowFilter } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'

const pageSize = 100

/** Pages of entries as they are scrolled to. What was seen stays until its successor is there. */
export function useEntries(client: ListClient, summary: ListSummary, filter: WindowFilter) {
  const [pages, setPages] = useState<{
    readonly generation: object
    readonly total: number
    readonly loaded: ReadonlyMap<number, readonly ListEntry[]>
  }>({ generation: {}, total: summary.entryCount, loaded: new Map() })
  const asked = useRef<{ generation: object; pages: Set<number> }>({ generation: {}, pages: new Set() })
  // A long list takes a while to look through: what a newer filter has made pointless is not asked any more.
  const turn = useRef(Promise.resolve())
  const load = useCallback(
    (page: number) => {
      const current = asked.current
      if (current.pages.has(page)) return
      current.pages.add(page)
      const ask = async () => {
        if (asked.current !== current) return
        try {
          const { entries, count: total } = await client.ask('window', {
            from: page * pageSize,
            count: pageSize,
            filter,
          })
          if (asked.current !== current) return
          // A page of rows takes a while to draw, and what is typed meanwhile does not wait for it.
          startTransition(() =>
            setPages((known) => ({
              generation: current.generation,
              total,
              loaded: new Map(known.generation === current.generation ? known.loaded : []).set(page, entries),
            })),
          )
        } catch {
          current.pages.delete(page)
        }
      }
      turn.current = turn.current.then(ask)
    },
    [client, filter],
  )
  useEffect(() => {
    asked.current = { generation: {}, pages: new Set() }
    load(0)
  }, [load, summary])
  return {
    total: pages.total,
    load: (from: number, to: number) => {
      for (let page = Math.floor(from / pageSize); page <= Math.floor(Math.max(from, to) / pageSize); page++) load(page)
    },
    entryAt: (index: number): ListEntry | undefined =>
      pages.loaded.get(Math.floor(index / pageSize))?.[index % pageSize],
  }
}
