import { describe, expect, test } from 'vitest'
import type { ListSummary, Manifest } from '@slotdrop/drops'
import { canEnter, initialNewDrop, type NewDropState, steps, transition } from './newDropMachine.ts'
import type { Asset } from './asset/readAsset.ts'

const asset = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 31_337,
  standard: 'ERC20',
  symbol: 'MERI',
  name: 'Meridian',
  decimals: 18,
  balance: 1n,
} satisfies Asset

function summary(canSeal: boolean) {
  return { canSeal } as ListSummary
}

const source = { name: 'list.csv', input: 'x' }
const manifest = { dropId: '0x01' } as unknown as Manifest

function run(...events: Parameters<typeof transition>[1][]): NewDropState {
  return events.reduce(transition, initialNewDrop)
}

function enterable(state: NewDropState) {
  return steps.filter((step) => canEnter(state, step))
}

describe('the way of a new drop', () => {
  test('each step opens when the ones before are done', () => {
    expect(enterable(run())).toEqual(['Asset'])
    expect(enterable(run({ type: 'asset-chosen', asset }))).toEqual(['Asset', 'Recipients'])
    const read = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
    )
    expect(enterable(read)).toEqual(['Asset', 'Recipients', 'Review'])
    expect(enterable(transition(read, { type: 'sealed', manifest }))).toEqual([...steps])
  })

  test('a list with anything undecided can’t be reviewed', () => {
    const before = [
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
    ] as const
    const state = run(...before, { type: 'list-read', summary: summary(false) }, { type: 'went', step: 'Review' })
    expect(state.step).toBe('Asset')
  })

  test('what was sealed no longer holds when anything before it changes', () => {
    const sealed = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
      { type: 'sealed', manifest },
    )
    expect(sealed.step).toBe('Authorise')
    for (const event of [
      { type: 'asset-chosen', asset: { ...asset, chainId: 1 } },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
      { type: 'list-mended', summary: summary(true) },
      { type: 'chosen', choices: { title: 'Other' } },
      { type: 'chosen', choices: { round: 2n } },
    ] as const)
      expect(transition(sealed, event).sealed).toBeUndefined()
  })

  test('a fresh balance of the same token keeps the list and its seal', () => {
    const sealed = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
      { type: 'sealed', manifest },
      { type: 'balance-read', asset: { ...asset, balance: 7n } },
    )
    expect(sealed).toMatchObject({ sealed: manifest, asset: { balance: 7n } })
  })

  test('what comes late, a balance or a draft, takes nothing from what was chosen in the meantime', () => {
    const chosen = run({ type: 'asset-chosen', asset })
    const other = { ...asset, chainId: 1 }
    expect(transition(chosen, { type: 'balance-read', asset: other })).toEqual(chosen)
    expect(transition(chosen, { type: 'asset-restored', asset: other })).toEqual(chosen)
    expect(run({ type: 'asset-restored', asset })).toEqual(chosen)
  })

  test('what was measured of the rows holds when they are read again, and no longer when one of them changes', () => {
    const measured = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      // As a draft comes back: the choices before the list is read.
      { type: 'chosen', choices: { slotSize: 180 } },
      { type: 'list-read', summary: summary(true) },
    )
    expect(measured.slotSize).toBe(180)
    expect(transition(measured, { type: 'list-read', summary: summary(true) }).slotSize).toBe(180)
    for (const event of [
      { type: 'list-mended', summary: summary(true) },
      { type: 'list-chosen', source },
      { type: 'asset-chosen', asset: { ...asset, chainId: 1 } },
    ] as const)
      expect(transition(measured, event).slotSize).toBeUndefined()
  })

  test('going back loses nothing', () => {
    const read = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
    )
    expect(transition(transition(read, { type: 'went', step: 'Asset' }), { type: 'went', step: 'Review' })).toEqual({
      ...read,
      step: 'Review',
    })
  })
})
