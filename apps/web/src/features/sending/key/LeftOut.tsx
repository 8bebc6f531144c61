import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { slotWord } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { KeySending } from './useKeySending.ts'

type Props = {
  readonly byKey: KeySending
  /** Sends some rows of a slot again, by their places in it. */
  readonly onRetry: (slot: number, rows?: readonly number[]) => Promise<void>
}

/** Rows that a trial found refused, before anything was spent on them. */
export function LeftOut({ byKey: { state }, onRetry }: Props) {
  const t = useText(messages)
  const say = useSay()
  const leftOut = state?.leftOut ?? []
  const [first] = leftOut
  if (!first) return null
  const rows = leftOut.reduce((sum, { rows: mask }) => sum + slotWord.count(mask), 0)
  const retryAll = async () => {
    for (const { slot, rows: mask } of leftOut) void onRetry(slot, slotWord.rowsOf(mask))
  }
  return (
    <Note
      tone="fault"
      title={t('leftOut', { rows })}
      actions={<Button onClick={() => void retryAll()}>{t('tryAgain', { rows })}</Button>}
    >
      {t('leftOutText', { rows, reason: say(rowReasonSentence(first.reason)) })}
    </Note>
  )
}
