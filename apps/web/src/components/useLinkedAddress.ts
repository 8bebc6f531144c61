import { useCallback, useEffect, useState } from 'react'
import type { Address, AddressFault } from '@slotdrop/drops'
import type { ReadAddress } from './useReadAddress.ts'

/** A text that stands in a link for an address and is none. */
export type MistypedAddress = {
  readonly text: string
  readonly fault: AddressFault
}

/** Whom a page speaks of: the address in its link, or one that was chosen on the page since. */
export function useLinkedAddress(
  text: string | readonly string[] | undefined,
  read: (text: string) => Promise<ReadAddress>,
): {
  readonly account: Address | undefined
  readonly mistyped: MistypedAddress | undefined
  readonly choose: (account: Address) => void
} {
  const [found, setFound] = useState<{ account?: Address; mistyped?: MistypedAddress }>({})
  useEffect(() => {
    if (typeof text !== 'string') return
    let isCurrent = true
    const take = (answer: ReadAddress) => {
      if (!isCurrent) return
      if ('address' in answer) setFound({ account: answer.address })
      // What nothing here could check yet is neither right nor wrong.
      else if (answer.fault !== 'unchecked') setFound({ mistyped: { text, fault: answer.fault } })
    }
    void read(text).then(take)
    return () => {
      isCurrent = false
    }
  }, [text, read])
  const choose = useCallback((account: Address) => setFound({ account }), [])
  return { account: found.account, mistyped: found.mistyped, choose }
}
