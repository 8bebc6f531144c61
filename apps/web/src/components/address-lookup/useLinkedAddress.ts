import { useMemo, useState } from 'react'
import type { Address, AddressFault } from '@slotdrop/drops'
import { createLiveValue } from '../../workers/liveValue.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import type { ReadAddress } from './useReadAddress.ts'

/** A text that stands in a link for an address and is none. */
export type MistypedAddress = {
  readonly text: string
  readonly fault: AddressFault
}

type Linked = { readonly account?: Address; readonly mistyped?: MistypedAddress }

const nothing: Linked = {}

/** @param known answers by their texts: another worker is not asked for what is known */
function liveAddress(
  text: string | undefined,
  read: (text: string) => Promise<ReadAddress>,
  known: Map<string, Linked>,
) {
  return createLiveValue<Linked>(known.get(text ?? '') ?? nothing, (set) => {
    if (text === undefined) return
    const before = known.get(text)
    if (before) {
      // Another question about the same text was answered in the meantime.
      set(() => before)
      return
    }
    void read(text).then((answer) => {
      // What nothing here could check yet is neither right nor wrong.
      if ('fault' in answer && answer.fault === 'unchecked') return
      const linked: Linked =
        'address' in answer ? { account: answer.address } : { mistyped: { text, fault: answer.fault } }
      known.set(text, linked)
      set(() => linked)
    })
  })
}

/** Whom a page speaks of: the address in its link, or one that was chosen on the page since. */
export function useLinkedAddress(
  query: string | readonly string[] | undefined,
  read: (text: string) => Promise<ReadAddress>,
): {
  readonly account: Address | undefined
  readonly mistyped: MistypedAddress | undefined
  readonly choose: (account: Address) => void
} {
  const text = typeof query === 'string' ? query : undefined
  const [known] = useState(() => new Map<string, Linked>())
  const [choice, setChoice] = useState<{ readonly account: Address; readonly before: string | undefined }>()
  const linked = useLiveValue(useMemo(() => liveAddress(text, read, known), [text, read, known]))
  // A choice holds until the link says something else than it did then, or than the choice.
  const isChosen = choice !== undefined && (text === choice.before || text === choice.account)
  return {
    account: isChosen ? choice.account : linked.account,
    mistyped: isChosen ? undefined : linked.mistyped,
    choose: (account) => setChoice({ account, before: text }),
  }
}
