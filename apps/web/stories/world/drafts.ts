import type { DemoToken } from '@slotdrop/config'
import type { DraftContent } from '../../src/device/deviceStore.ts'
import { stringifyAsset } from '../../src/features/new-drop/asset/keptAsset.ts'
import type { World } from './openWorld.ts'

/** A token of the story’s chain, as a draft keeps it. */
export function ofToken(token: DemoToken): string {
  return stringifyAsset({ ...token, chainId: 31_337, balance: undefined })
}

/** A draft that nothing was chosen for. */
export const emptyDraft: DraftContent = {
  token: '',
  input: undefined,
  fileName: '',
  decisions: undefined,
  title: '',
  mode: 'push',
}

/** The API of an account that drafts are kept in: what `SaveDraft` answers; parts of lists are taken. */
export function savingDraft(answer: () => object): World['api'] {
  return ({ operationName }) => {
    if (operationName === 'SaveDraft') return { saveDraft: answer() }
    return operationName === 'AddListPart' ? { addListPart: { __typename: 'ListPartAdded' } } : undefined
  }
}

/** The answer of an account that has kept a draft. */
export function saved(revision: number, at: number): object {
  const draft = { __typename: 'Draft', id: 'draft', revision, updatedAt: new Date(at).toISOString() }
  return { __typename: 'SavedDraft', draft }
}

/** A list that an account takes in two parts: of 40,000 accounts that no packing shortens. */
export function longText(): string {
  let state = 1_701
  const digits = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 16).toString(16).padStart(4, '0')
  }
  const account = () => `0x${Array.from({ length: 10 }, digits).join('')}`
  return ['address,amount', ...Array.from({ length: 40_000 }, () => `${account()},5`)].join('\n')
}
