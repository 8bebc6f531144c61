import { useAuth } from '@slotdrop/auth/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Asks anew what depends on who is signed in, whenever somebody signs in or out: else a page would go on without her drops. */
export function useAccountQueries(): void {
  const queries = useQueryClient()
  const { status, session } = useAuth()
  const account = status === 'loading' ? undefined : (session?.address ?? null)
  const before = useRef(account)
  useEffect(() => {
    const isOther = before.current !== undefined && account !== undefined && before.current !== account
    if (account !== undefined) before.current = account
    if (isOther) void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['isOfAccount'] === true })
  }, [queries, account])
}
