import { sentenceOf } from '@slotdrop/messages'
import { expect, test } from 'vitest'
import type { RecipientDecision } from '../../../../device/recipientDecisions.ts'
import type { CheckedFinding } from '../../../../workers/recipients/checkedRecipients.ts'
import { messages } from '../../messages.generated.ts'
import { isUndecided } from './isUndecided.ts'

const [a, b, c] = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(20)) as [string, string, string]

const finding: CheckedFinding = {
  ...{ kind: 'elsewhere', chainId: 1, label: undefined, needsDecision: true, isIncomplete: false, accounts: a + b },
  ...{ sentence: sentenceOf(messages, 'recipientsFine'), lines: Uint32Array.of(2, 3), first: [] },
}

const kept: RecipientDecision = { kind: 'elsewhere', chainId: 1, action: 'kept', accounts: a + b, decidedAt: 1 }

test.each<[string, readonly RecipientDecision[], boolean]>([
  ['nothing', [], true],
  ['these accounts as kept', [kept], false],
  ['more accounts as kept', [{ ...kept, accounts: a + c + b }], false],
  ['fewer accounts as kept', [{ ...kept, accounts: a }], true],
  ['them as left out, and the list pays them again', [{ ...kept, action: 'excluded' }], true],
  ['them as kept for another chain', [{ ...kept, chainId: 10 }], true],
  ['them as kept for another kind', [{ ...kept, kind: 'pool' }], true],
])('a finding after a decision that has %s', (_, decisions, isOpen) => {
  expect(isUndecided(finding, decisions)).toBe(isOpen)
})

test('what needs no decision is never undecided', () => {
  expect(isUndecided({ ...finding, needsDecision: false }, [])).toBe(false)
})
