import { describe, expect, test } from 'vitest'
import { type ListSummary, type Manifest, maxSlotSize } from '@slotdrop/drops'
import {
  askedStep,
  canEnter,
  initialNewDrop,
  modeOf,
  type NewDropState,
  stepAt,
  steps,
  termsOf,
  transition,
} from './newDropMachine.ts'
import type { Asset } from './asset/fetchAsset.ts'
import { zeroAddress } from 'viem'

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

describe('decisions about recipients', () => {
  const decision = { kind: 'pool', action: 'kept', accounts: 'ab'.repeat(20), decidedAt: 1 } as const
  const decided = run(
    { type: 'asset-chosen', asset },
    { type: 'list-chosen', source },
    { type: 'sealed', manifest, excluded: 0 },
    { type: 'recipients-decided', decisions: [decision] },
  )

  test('have the list sealed again', () => {
    expect(decided).toMatchObject({ recipientDecisions: [decision], sealed: undefined })
    const undecided = transition(decided, { type: 'recipients-undecided', decision })
    expect(undecided).toMatchObject({ recipientDecisions: [], sealed: undefined })
  })

  test('made again take the place of the same decision', () => {
    const again = { ...decision, note: 'ours', decidedAt: 2 }
    const excluded = { ...decision, action: 'excluded', decidedAt: 3 } as const
    const decisions = [again, excluded]
    expect(transition(decided, { type: 'recipients-decided', decisions }).recipientDecisions).toEqual(decisions)
  })

  test('are of one list on one chain', () => {
    expect(transition(decided, { type: 'list-chosen', source }).recipientDecisions).toEqual([])
    const token = { ...asset, address: zeroAddress }
    const recipientDecisionsOf = (chosen: Asset) =>
      transition(decided, { type: 'asset-chosen', asset: chosen }).recipientDecisions
    expect(recipientDecisionsOf(token)).toEqual([decision])
    expect(recipientDecisionsOf({ ...token, chainId: 1 })).toEqual([])
  })
})

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
    expect(enterable(transition(read, { type: 'sealed', manifest, excluded: 0 }))).toEqual([...steps])
  })

  test('a list with anything undecided can’t be reviewed', () => {
    const before = [
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
    ] as const
    const state = run(...before, { type: 'list-read', summary: summary(false) })
    expect(stepAt(state, 'Review', true)).toBe('Recipients')
  })

  test('what was sealed no longer holds when anything before it changes', () => {
    const sealed = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
      { type: 'sealed', manifest, excluded: 0 },
    )
    expect(stepAt(sealed, 'Send', true)).toBe('Send')
    for (const event of [
      { type: 'asset-chosen', asset: { ...asset, chainId: 1 } },
      { type: 'list-chosen', source },
      { type: 'list-mended', summary: summary(true) },
      { type: 'chosen', choices: { title: 'Other' } },
      { type: 'chosen', choices: { round: 2n } },
    ] as const)
      expect(transition(sealed, event).sealed).toBeUndefined()
  })

  test('the wrapped coin as a token and coins out of it are not the same, though their address is', () => {
    const sealed = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
      { type: 'sealed', manifest, excluded: 0 },
    )
    const coins = { ...asset, standard: 'NATIVE', symbol: 'ETH' } as const
    expect(transition(sealed, { type: 'asset-chosen', asset: coins })).toMatchObject({
      asset: coins,
      summary: undefined,
      sealed: undefined,
    })
    expect(transition(sealed, { type: 'balance-read', asset: coins }).asset).toBe(asset)
  })

  test('coins that the wallet sends are paid out, whatever was chosen before; coins out of the wrapped coin as chosen', () => {
    const coins = { ...asset, standard: 'NATIVE' } as const
    expect(modeOf({ asset: { ...coins, address: zeroAddress }, mode: 'claim' })).toBe('push')
    expect(modeOf({ asset: coins, mode: 'claim' })).toBe('claim')
    expect(modeOf({ asset, mode: 'both' })).toBe('both')
  })

  test('a fresh balance of the same token keeps the list and its seal', () => {
    const sealed = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
      { type: 'sealed', manifest, excluded: 0 },
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

  test('going back loses nothing, and what is read again for another account stays sealed', () => {
    const read = run(
      { type: 'asset-chosen', asset },
      { type: 'list-chosen', source },
      { type: 'list-read', summary: summary(true) },
    )
    for (const step of ['Asset', 'Recipients', 'Review'] as const) expect(stepAt(read, step, true)).toBe(step)
    const again = [{ type: 'reading-began' }, { type: 'list-read', summary: summary(true) }] as const
    const sealed = transition(read, { type: 'sealed', manifest, excluded: 3 })
    expect(again.reduce(transition, sealed)).toMatchObject({ sealed: manifest, excluded: 3 })
  })

  test('a page that is read again waits for the step of its address, and shows the last one before it that there is', () => {
    expect(askedStep('send')).toBe('Send')
    expect(askedStep('nowhere')).toBe('Asset')
    // Nothing is known of the draft yet.
    for (const step of ['Recipients', 'Review', 'Send'] as const) expect(stepAt(run(), step, false)).toBeUndefined()
    expect(stepAt(run(), 'Asset', false)).toBe('Asset')
    // There is none.
    for (const step of ['Recipients', 'Review', 'Send'] as const) expect(stepAt(run(), step, true)).toBe('Asset')
    // It is there, and its list is being read.
    const restored = run({ type: 'asset-restored', asset }, { type: 'list-chosen', source })
    expect(stepAt(restored, 'Recipients', true)).toBe('Recipients')
    expect(stepAt(restored, 'Review', true)).toBeUndefined()
    expect(stepAt(transition(restored, { type: 'list-failed', error: new Error('cut') }), 'Review', true)).toBe(
      'Recipients',
    )
    const read = transition(restored, { type: 'list-read', summary: summary(true) })
    expect(stepAt(read, 'Review', true)).toBe('Review')
    expect(stepAt(read, 'Send', true)).toBe('Review')
    expect(stepAt(transition(restored, { type: 'sealed', manifest, excluded: 0 }), 'Send', true)).toBe('Send')
  })

  test('a list is read step by step; what comes of a reading that was given up changes nothing', () => {
    const begun = run({ type: 'asset-chosen', asset }, { type: 'list-chosen', source }, { type: 'reading-began' })
    expect(begun.reading).toEqual({ done: 0, preview: undefined })
    const half = transition(begun, { type: 'reading-continued', progress: { done: 0.5 } })
    expect(half.reading).toEqual({ done: 0.5, preview: undefined })
    expect(transition(half, { type: 'list-read', summary: summary(true), seconds: 2 })).toMatchObject({
      reading: undefined,
      readSeconds: 2,
    })
    const cleared = transition(half, { type: 'list-cleared' })
    expect(transition(cleared, { type: 'reading-continued', progress: { done: 1 } })).toEqual(cleared)
  })

  test('what went wrong with a list is forgotten when another is chosen, or it is read again', () => {
    const failed = run({ type: 'list-chosen', source }, { type: 'list-failed', error: new Error('cut short') })
    expect(failed).toMatchObject({ reading: undefined, listError: new Error('cut short') })
    for (const event of [{ type: 'reading-began' }, { type: 'list-chosen', source }, { type: 'list-cleared' }] as const)
      expect(transition(failed, event).listError).toBeUndefined()
  })

  test('sealing ends with the list or with what went wrong, and begins without it', () => {
    const sealing = run({ type: 'sealing-began' }, { type: 'sealing-continued', done: 0.4 })
    expect(sealing.sealing).toBe(0.4)
    expect(transition(sealing, { type: 'sealed', manifest, excluded: 0 }).sealing).toBeUndefined()
    const failed = transition(sealing, { type: 'sealing-failed', problem: { kind: 'not-kept' } })
    expect(failed).toMatchObject({ sealing: undefined, sealProblem: { kind: 'not-kept' } })
    expect(transition(failed, { type: 'sealing-began' }).sealProblem).toBeUndefined()
  })
})

describe('the terms that would be sealed', () => {
  const sides = {
    sender: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    distributor: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  } as const

  test('are none without a token, a wallet and a contract', () => {
    expect(termsOf(run(), sides)).toBeUndefined()
    const chosen = run({ type: 'asset-chosen', asset })
    expect(termsOf(chosen, { ...sides, sender: undefined })).toBeUndefined()
    expect(termsOf(chosen, { ...sides, distributor: undefined })).toBeUndefined()
  })

  test('have what is chosen where the token knows of it', () => {
    const choices = { direct: true, safeTransfer: true, slotSize: 1000 } as const
    const fungible = run({ type: 'asset-chosen', asset }, { type: 'chosen', choices })
    expect(termsOf(fungible, sides)).toMatchObject({
      ...sides,
      token: asset.address,
      direct: true,
      safeTransfer: false,
    })
    const items = transition(fungible, { type: 'asset-chosen', asset: { ...asset, standard: 'ERC721' } })
    expect(termsOf(items, sides)).toMatchObject({ direct: false, safeTransfer: true })
  })

  test('have slots no larger than the contract takes', () => {
    const large = run({ type: 'asset-chosen', asset }, { type: 'chosen', choices: { slotSize: 1000 } })
    expect(termsOf(large, sides)?.slotSize).toBe(maxSlotSize.ERC20)
    expect(termsOf(transition(large, { type: 'chosen', choices: { slotSize: 7 } }), sides)?.slotSize).toBe(7)
  })
})
