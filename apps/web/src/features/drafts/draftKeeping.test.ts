import { describe, expect, test } from 'vitest'
import { type DraftKeeping, initialKeeping, mayKeep, transition } from './draftKeeping.ts'
import { type AccountDraft, mergeDrafts } from './listedDraft.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'

const theirs = { revision: 3, keptAt: 10, rowCount: 4 }

describe('where a draft is kept', () => {
  test('what another device did stops the keeping until she chose', () => {
    const conflict = transition(
      { status: 'keeping', sentParts: 0, partCount: 0 },
      { type: 'ended', outcome: { kind: 'conflict', theirs }, changedAt: 1 },
    )
    expect(conflict).toEqual({ status: 'conflict', theirs })
    expect(mayKeep(conflict)).toBe(false)
    expect(mayKeep(transition(initialKeeping, { type: 'found-gone' }))).toBe(false)
    expect(mayKeep(transition(initialKeeping, { type: 'broke-off', reason: 'Offline.' }))).toBe(true)
  })

  test('an old finding does not overrule what goes on', () => {
    const found = { type: 'found-kept', keptAt: 1, changedAt: 1 } as const
    const keeping: DraftKeeping = { status: 'keeping', sentParts: 1, partCount: 2 }
    expect(transition(keeping, found)).toBe(keeping)
    expect(transition(initialKeeping, found)).toEqual({ status: 'kept', keptAt: 1, changedAt: 1 })
  })

  test('signed out, the account is no longer spoken of', () => {
    const kept: DraftKeeping = { status: 'kept', keptAt: 1, changedAt: 1 }
    expect(transition(kept, { type: 'signed-out' })).toEqual(initialKeeping)
    expect(transition(kept, { type: 'ended', outcome: { kind: 'signed-out' }, changedAt: 1 })).toEqual(initialKeeping)
  })
})

function here(parts: Partial<DeviceDraft>): DeviceDraft {
  return {
    key: 'a',
    token: '{"chainId":1,"symbol":"MERI"}',
    input: 'x',
    fileName: 'list.csv',
    decisions: undefined,
    title: 'March',
    mode: 'push',
    rowCount: 3,
    changedAt: 100,
    openedAt: 100,
    ...parts,
  }
}

function there(parts: Partial<AccountDraft>): AccountDraft {
  return {
    id: 'a',
    revision: 1,
    title: 'March',
    chainId: 1,
    symbol: 'MERI',
    rowCount: 3,
    updatedAt: new Date(200).toISOString(),
    ...parts,
  }
}

describe('the list of drafts', () => {
  test('a draft that is in both places is one line', () => {
    const account = { owner: '0x1', revision: 1, keptAt: 100, changedAt: 100 }
    expect(mergeDrafts([here({ account })], [there({})])).toMatchObject([
      { key: 'a', isHere: true, isInAccount: true, isNewerThere: false },
    ])
  })

  test('what changed elsewhere is read from there, but never over a change made here', () => {
    const account = { owner: '0x1', revision: 1, keptAt: 100, changedAt: 100 }
    const newer = there({ revision: 2 })
    expect(mergeDrafts([here({ account })], [newer])[0]?.isNewerThere).toBe(true)
    expect(mergeDrafts([here({ account, changedAt: 150 })], [newer])[0]?.isNewerThere).toBe(false)
  })

  test('what was sealed here is no draft any more, whatever the account says', () => {
    expect(mergeDrafts([here({ isSealed: true })], [there({})])).toEqual([])
  })

  test('the last change comes first, wherever it was made', () => {
    const drafts = mergeDrafts([here({})], [there({ id: 'b' })])
    expect(drafts.map(({ key, isHere }) => [key, isHere])).toEqual([
      ['b', false],
      ['a', true],
    ])
  })
})
