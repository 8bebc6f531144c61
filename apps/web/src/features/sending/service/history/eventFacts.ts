import type { Address, Hex } from '@slotdrop/drops'
import { isAddress, isHex } from 'viem'
import type { ServiceEvent } from '../serviceQueries.ts'

/** What an event of the service's timeline says beside its name. Wei, milliseconds since 1970. */
export type EventFacts =
  | { readonly kind: 'none' }
  | { readonly kind: 'limit'; readonly ceiling: bigint }
  | { readonly kind: 'requests'; readonly scope: string; readonly rowsPerDay: number }
  | { readonly kind: 'account'; readonly account: Address }
  | { readonly kind: 'fee'; readonly feePerGas: bigint; readonly ceiling: bigint }
  | { readonly kind: 'purse'; readonly has: bigint; readonly needs: bigint }
  | { readonly kind: 'opens'; readonly at: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'blocked'; readonly name: string }
  | { readonly kind: 'end'; readonly end: string }
  | { readonly kind: 'returned'; readonly hash: Hex; readonly value: bigint }

const none = { kind: 'none' } as const

function toWei(text: string | undefined): bigint | undefined {
  return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : undefined
}

function readWait(facts: ReadonlyMap<string, string>): EventFacts {
  const wei = (name: string) => toWei(facts.get(name))
  switch (facts.get('reason')) {
    case 'fee': {
      const [feePerGas, ceiling] = [wei('feePerGas'), wei('ceiling')]
      return feePerGas === undefined || ceiling === undefined ? none : { kind: 'fee', feePerGas, ceiling }
    }
    case 'purse': {
      const [has, needs] = [wei('has'), wei('needs')]
      return has === undefined || needs === undefined ? none : { kind: 'purse', has, needs }
    }
    case 'opens': {
      const at = Date.parse(facts.get('at') ?? '')
      return Number.isNaN(at) ? none : { kind: 'opens', at }
    }
    case 'refused':
      return { kind: 'refused' }
    default:
      return none
  }
}

/** Reads the figures of an event. What an older version of the service wrote, or a newer one will, may be missing: then there are none. */
export function readEventFacts({ kind, facts: pairs }: Pick<ServiceEvent, 'kind' | 'facts'>): EventFacts {
  const facts = new Map(pairs.map(({ name, value }) => [name, value]))
  switch (kind) {
    case 'ORDERED':
    case 'RESUMED':
    case 'FEES_CHANGED': {
      const ceiling = toWei(facts.get('ceiling'))
      return ceiling === undefined ? none : { kind: 'limit', ceiling }
    }
    case 'REQUESTS_CHANGED': {
      const [scope, rows] = [facts.get('scope'), toWei(facts.get('rowsPerDay'))]
      return scope === undefined || rows === undefined ? none : { kind: 'requests', scope, rowsPerDay: Number(rows) }
    }
    case 'NAMED': {
      const account = facts.get('account')
      return account !== undefined && isAddress(account) ? { kind: 'account', account } : none
    }
    case 'WAITING':
      return readWait(facts)
    case 'BLOCKED': {
      const name = facts.get('problem')
      return name === undefined ? none : { kind: 'blocked', name }
    }
    case 'ENDED': {
      const end = facts.get('end')
      return end === undefined ? none : { kind: 'end', end: end.toUpperCase() }
    }
    case 'RETURNED': {
      const [hash, value] = [facts.get('hash'), toWei(facts.get('value'))]
      return isHex(hash) && value !== undefined ? { kind: 'returned', hash, value } : none
    }
    case 'PAUSED':
    case 'STOPPED':
    case 'BEGAN':
    case 'TAKEN_OVER':
    case 'COMPLETE':
      return none
    default:
      return kind satisfies never
  }
}
