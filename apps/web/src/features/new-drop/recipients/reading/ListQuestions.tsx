import { type Ref, useId } from 'react'
import {
  choiceSentences,
  type Fix,
  type ListQuestion,
  type PreviewLine,
  type QuestionChoice,
  questionSentence,
} from '@slotdrop/drops'
import { shortenAddress } from '@slotdrop/wallet-ui'
import { Button } from '../../../../components/Button.tsx'
import { toPlainName } from '../../../../components/UntrustedText.tsx'
import { isSameAddress } from '../../../../chain/isSameAddress.ts'
import { useSay, useText } from '../../../../i18n/index.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { messages } from '../../messages.generated.ts'
import { useAmounts } from '../../useAmounts.ts'
import styles from './ListQuestions.module.css'

type AnswerProps = {
  readonly asset: Asset
  readonly onAnswer: (fix: Fix) => void
}

/** A question in which the drop's own token has its symbol, where the list has its address. */
function withSymbol(question: ListQuestion, { address, symbol }: Asset): ListQuestion {
  if (question.kind !== 'tokens') return question
  const choices = question.choices.map(({ values, ...choice }) => ({
    ...choice,
    values: {
      ...values,
      tokens: values.tokens.map((token) => (isSameAddress(token ?? '', address) ? toPlainName(symbol) : token)),
    },
  }))
  return { ...question, choices }
}

/** Questions about the list as a whole, each with its answers and the first lines as each answer reads them. */
export function ListQuestions({
  questions,
  firstRef,
  ...answering
}: AnswerProps & {
  readonly questions: readonly ListQuestion[]
  /** The first question, for the focus. */
  readonly firstRef: Ref<HTMLFieldSetElement>
}) {
  const say = useSay()
  return questions.map((question, place) => {
    const choices: readonly QuestionChoice[] = question.choices
    const names = choiceSentences(withSymbol(question, answering.asset))
    return (
      <fieldset
        key={question.kind}
        ref={place === 0 ? firstRef : undefined}
        tabIndex={-1}
        className={styles.question}
        data-testid="list-question"
      >
        <legend>{say(questionSentence(question))}</legend>
        <ul className={styles.choices}>
          {choices.map((choice, index) => (
            <Choice key={choice.option} name={say(names[index])} choice={choice} {...answering} />
          ))}
        </ul>
      </fieldset>
    )
  })
}

function Choice({
  name,
  choice: { fix, preview },
  asset,
  onAnswer,
}: AnswerProps & {
  readonly name: string
  readonly choice: QuestionChoice
}) {
  const t = useText(messages)
  const id = useId()
  return (
    <li>
      <Button aria-describedby={id} onClick={() => onAnswer(fix)}>
        {name}
      </Button>
      <table id={id} aria-label={t('readAs')}>
        <tbody>
          {preview.map((line) => (
            <Preview key={line.line} line={line} asset={asset} />
          ))}
        </tbody>
      </table>
    </li>
  )
}

function Preview({
  line: { line, account, amount, amountText },
  asset,
}: {
  readonly line: PreviewLine
  readonly asset: Asset
}) {
  const t = useText(messages)
  const amounts = useAmounts(asset.decimals)
  const paid = amount === undefined ? amountText || t('noAmount') : `${amounts(amount)} ${toPlainName(asset.symbol)}`
  return (
    <tr>
      <th scope="row">{t('lineNumber', { line })}</th>
      <td title={account}>{shortenAddress(account)}</td>
      {asset.standard !== 'ERC721' && <td className="figure">{paid}</td>}
    </tr>
  )
}
