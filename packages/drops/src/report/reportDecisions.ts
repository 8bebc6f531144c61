import type { Address } from '../values/address.ts'
import { isAddressShape } from '../values/hexText.ts'

/** A decision about recipients that the sender made before the sealing. */
export type ReportDecision = {
  /** What the recipients are, such as `pool`. */
  readonly kind: string
  readonly label?: string | undefined
  /** The chain on which they are that, if it is not the drop's. */
  readonly chainId?: number | undefined
  readonly action: 'excluded' | 'kept' | 'replaced'
  readonly note?: string | undefined
  readonly accounts: readonly Address[]
  /** The accounts that are paid instead, in the same order. */
  readonly replacements?: readonly Address[] | undefined
  readonly decidedAt: Date
}

function aboutText({ kind, label, chainId, note }: ReportDecision): string {
  const about = `${label ?? kind}${chainId === undefined ? '' : ` on chain ${chainId}`}`
  return note === undefined ? about : `${about} (${note})`
}

/** What was decided about each account, by its address in lower case. */
export function decisionTexts(decisions: readonly ReportDecision[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const add = (account: Address, text: string) => {
    const known = texts.get(account.toLowerCase())
    texts.set(account.toLowerCase(), known === undefined ? text : `${known}; ${text}`)
  }
  for (const decision of decisions) {
    const { accounts, replacements = [], action } = decision
    const about = aboutText(decision)
    for (const [place, account] of accounts.entries()) {
      add(account, `${action}: ${about}`)
      const replacement = replacements[place]
      if (replacement) add(replacement, `replaces ${account}: ${about}`)
    }
  }
  return texts
}

/** What was decided about the account of a line that is not paid. */
export function decisionOfLine(texts: ReadonlyMap<string, string>, line: string): string | undefined {
  const account = line.split(/[^0-9a-z]+/i).find(isAddressShape)
  return account && texts.get(account.toLowerCase())
}
