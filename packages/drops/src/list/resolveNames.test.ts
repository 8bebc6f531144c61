import { describe, expect, test } from 'vitest'
import { issueTextOf } from '../../test/issueTextOf.ts'
import type { Address } from '../values/address.ts'
import { applyFix, readList } from './readList.ts'
import { type NameResolver, pinnedNames, recheckNames, resolveNames } from './resolveNames.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const erc20 = { standard: 'ERC20', decimals: 0 } as const

function resolverOf(records: Record<string, Address>, asked: string[][] = []): NameResolver {
  return async (names) => {
    asked.push([...names])
    return names.map((name) => records[name] ?? null)
  }
}

function kinds(list: Awaited<ReturnType<typeof readList>>) {
  return list.issues.map(({ kind, lines }) => [kind, lines])
}

describe('names in place of addresses', { tags: ['T15'] }, () => {
  const text = `Alice.eth,1\nbob.eth,2\nvit\u0430lik.eth,3\nalice.eth,4\n${B},5`

  test('are asked for once each, normalised, and every address has to be confirmed', async () => {
    const list = await readList(text, erc20)
    expect(kinds(list)).toEqual([['address-is-a-name', [1, 2, 3, 4]]])
    const asked: string[][] = []
    const fix = await resolveNames(list, {
      resolver: resolverOf({ 'alice.eth': A.toLowerCase() as Address }, asked),
      blockNumber: 9n,
    })
    expect(asked).toEqual([['alice.eth', 'bob.eth']])
    if (!fix) throw new TypeError('There are names.')
    const resolved = applyFix(list, fix)
    expect(kinds(resolved)).toEqual([
      ['name-malformed', [3]],
      ['name-not-found', [2]],
      ['name-resolved', [1, 4]],
      ['address-repeated', [1, 4]],
    ])
    expect(resolved.entryAt(0)).toMatchObject({ account: A, name: 'Alice.eth', state: 'check' })
    expect(issueTextOf(resolved, 0)).toContain(A)
    expect(pinnedNames(resolved)).toEqual([{ name: 'alice.eth', address: A, blockNumber: 9n }])
    const settled = [
      { kind: 'exclude', lines: [2, 3] } as const,
      { kind: 'keep', lines: [1, 4], issue: 'name-resolved' } as const,
      { kind: 'merge' } as const,
    ].reduce(applyFix, resolved)
    expect(settled.canSeal).toBe(true)
    expect(settled.rows()).toEqual([
      { account: A, id: 0n, amount: 5n },
      { account: B, id: 0n, amount: 5n },
    ])
  })

  test('a name that changes its address after it was confirmed is asked about again', async () => {
    const list = await readList('alice.eth,1', erc20)
    const look = async (address: Address, from: typeof list) => {
      const fix = await resolveNames(list, { resolver: resolverOf({ 'alice.eth': address }), blockNumber: 9n })
      return fix ? applyFix(from, fix) : from
    }
    const kept = applyFix(await look(A, list), { kind: 'keep', lines: [1], issue: 'name-resolved' })
    expect(kept.canSeal).toBe(true)
    expect((await look(A, kept)).canSeal).toBe(true)
    const changed = await look(B, kept)
    expect(changed.canSeal).toBe(false)
    expect(changed.entryAt(0).account).toBe(B)
  })

  test('pinned names are compared before sending', async () => {
    const pinned = [
      { name: 'alice.eth', address: A, blockNumber: 1n },
      { name: 'bob.eth', address: B, blockNumber: 1n },
    ] as const
    expect(
      await recheckNames(pinned, { resolver: resolverOf({ 'alice.eth': A, 'bob.eth': B }), blockNumber: 2n }),
    ).toEqual([])
    expect(await recheckNames(pinned, { resolver: resolverOf({ 'alice.eth': B }), blockNumber: 2n })).toEqual([
      { ...pinned[0], now: B },
      { ...pinned[1], now: null },
    ])
  })

  test('a name that stands for the zero address stands for nothing, and a list without names asks nobody', async () => {
    const list = await readList('alice.eth,1', erc20)
    const fix = await resolveNames(list, {
      resolver: resolverOf({ 'alice.eth': `0x${'0'.repeat(40)}` }),
      blockNumber: 1n,
    })
    expect(fix?.findings.get('alice.eth')).toEqual({ kind: 'not-found', name: 'alice.eth' })
    expect(
      await resolveNames(await readList(`${A},1`, erc20), { resolver: resolverOf({}), blockNumber: 1n }),
    ).toBeUndefined()
  })
})
