// @vitest-environment node
import { ANYONE } from '@slotdrop/contracts'
import { type AuthoriseStep, getCancelStep, getRegisterStep } from '@slotdrop/delivery'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createText } from '../../i18n/index.ts'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { messages } from './messages.generated.ts'
import { createStepWords } from './useStepWords.ts'

const english = createStepWords(createText(messages))
const accented = createStepWords(
  createText(messages, { name: 'en-XA', tag: 'en-XA', direction: 'ltr', translation: accentedEnglish }),
)
const someone = '0x51ad0000000000000000000000000000000d20b5'

test('what is to be signed is told in English as the package tells it, and in another language', async () => {
  const manifest = await makeManifest(makeRows(2))
  const request = { to: zeroAddress, data: '0x', value: 0n } as const
  const { token } = manifest
  const steps: readonly AuthoriseStep[] = [
    getCancelStep(manifest),
    ...([zeroAddress, ANYONE, someone] as const).flatMap((operator) =>
      [true, false].map((claimsOpen) => getRegisterStep(manifest, { operator, claimsOpen })),
    ),
    {
      kind: 'reset-allowance',
      token: { ...token, symbol: 'USDT', decimals: 6 },
      left: 1_234_500_000n,
      title: 'Reset the old allowance',
      explanation:
        'This token changes an allowance only from or to zero, and 1,234.5 USDT are left from before. Set it to zero first.',
      allowance: 0n,
      request,
    },
  ]
  for (const step of steps) {
    expect([english.title(step), english.explanation(step)]).toEqual([step.title, step.explanation])
    expect(accented.title(step)).toMatch(/^⟦.+⟧$/)
    expect(accented.explanation(step)).toMatch(/^⟦.+⟧$/)
  }
})
