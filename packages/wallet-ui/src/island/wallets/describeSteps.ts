import type { Wallet } from '../../walletTypes.ts'
import type { Sentence } from '@slotdrop/messages'

export type ExtensionInstructions = NonNullable<NonNullable<Wallet['extension']>['instructions']>

/** Says a sentence in the language that the page has then. */
export type Say = (sentence: Sentence) => string

type Step = Pick<ExtensionInstructions['steps'][number], 'step'> & {
  readonly title: Sentence
  readonly description: Sentence
}

/** Steps of instructions that are said when they are shown: wallets are made once, and a page changes its language. */
export function describeSteps(steps: readonly Step[], say: Say): ExtensionInstructions['steps'] {
  return steps.map(({ step, title, description }) => ({
    step,
    get title() {
      return say(title)
    },
    get description() {
      return say(description)
    },
  }))
}
