import {
  type Address,
  type Hex,
  type ListTerms,
  parseAddress,
  parseListTerms,
  serializeListTerms,
} from '@slotdrop/drops'
import { isHash } from 'viem'
import type { ProposedCall, SafeProposal } from './SafeProposal.ts'

const uint256 = /^(0|[1-9]\d{0,77})$/
const maxUint40 = 2n ** 40n - 1n
const wholeCollection = 'all'

/** Writes a proposal as the end of a link. It names no server, holds nothing secret, and is believed by nobody. */
export function serializeProposal({ chainId, safe, dropId, safeTxHash, calls, list }: SafeProposal): string {
  const fields = new URLSearchParams({ chain: `${chainId}`, safe, drop: dropId, hash: safeTxHash })
  for (const call of calls)
    switch (call.kind) {
      case 'reset-allowance':
        fields.set('reset', '1')
        break
      case 'approve':
        fields.set('approve', `${call.amount ?? wholeCollection}`)
        break
      case 'register':
        fields.set('operator', call.operator)
        fields.set('claims', call.claimsOpen ? '1' : '0')
        fields.set('until', `${call.operatorUntil ?? 0}`)
        fields.set('gas', `${call.gasMoney ?? 0n}`)
        if (call.mayLeaveOpen) fields.set('leave', '1')
        if (call.listDigest) fields.set('list', call.listDigest)
        break
      default:
        call satisfies never
    }
  if (list) fields.set('terms', serializeListTerms(list))
  return `${fields}`
}

function parseUint(text: string | null, limit = 2n ** 256n - 1n): bigint | undefined {
  if (text === null || !uint256.test(text)) return undefined
  const value = BigInt(text)
  return value <= limit ? value : undefined
}

function parseHash(text: string | null): Hex | undefined {
  // Sound: hex in lower case is hex.
  return text !== null && isHash(text) ? (text.toLowerCase() as Hex) : undefined
}

function parseAccount(text: string | null): Address | undefined {
  const read = parseAddress(text ?? '')
  return 'address' in read ? read.address : undefined
}

function parseRegistration(fields: URLSearchParams): ProposedCall | undefined {
  const [operator, claims, list] = [parseAccount(fields.get('operator')), fields.get('claims'), fields.get('list')]
  const [until, gasMoney] = [parseUint(fields.get('until'), maxUint40), parseUint(fields.get('gas'))]
  const listDigest = parseHash(list)
  if (operator === undefined || until === undefined || gasMoney === undefined) return undefined
  if ((claims !== '0' && claims !== '1') || (list !== null && listDigest === undefined)) return undefined
  return {
    ...{ kind: 'register', operator, claimsOpen: claims === '1', operatorUntil: Number(until), gasMoney },
    ...(fields.has('leave') && { mayLeaveOpen: true }),
    ...(listDigest && { listDigest }),
  }
}

function parseCalls(fields: URLSearchParams): readonly ProposedCall[] | undefined {
  const calls: ProposedCall[] = []
  if (fields.has('reset')) calls.push({ kind: 'reset-allowance' })
  const approve = fields.get('approve')
  if (approve !== null) {
    const amount = parseUint(approve)
    if (amount === undefined && approve !== wholeCollection) return undefined
    calls.push({ kind: 'approve', amount })
  }
  if (fields.has('operator')) {
    const call = parseRegistration(fields)
    if (!call) return undefined
    calls.push(call)
  }
  return calls.length > 0 ? calls : undefined
}

/** The terms of a link's list; `undefined` where it holds none, `null` where they can't be read. */
function parseList(text: string | null): ListTerms | null | undefined {
  if (text === null) return undefined
  try {
    return parseListTerms(text)
  } catch {
    return null
  }
}

/** Reads a proposal from a link, whole or its end after `#`; undefined where it is none. */
export function parseProposal(text: string): SafeProposal | undefined {
  const fields = new URLSearchParams(text.trim().replace(/^[^#]*#/, ''))
  // A parameter that is there twice would be read in two ways.
  if (new Set(fields.keys()).size !== [...fields.keys()].length) return undefined
  const chainId = parseUint(fields.get('chain'), BigInt(Number.MAX_SAFE_INTEGER))
  const safe = parseAccount(fields.get('safe'))
  const [dropId, safeTxHash] = [parseHash(fields.get('drop')), parseHash(fields.get('hash'))]
  const calls = parseCalls(fields)
  const list = parseList(fields.get('terms'))
  if (chainId === undefined || !safe || !dropId || !safeTxHash || !calls || list === null) return undefined
  return { chainId: Number(chainId), safe, dropId, safeTxHash, calls, ...(list && { list }) }
}
