import { useEffect, useRef, useState } from 'react'
import { type Fix, type ListSummary, noticeSentence, readingSentence } from '@slotdrop/drops'
import { LinkButton } from '../../../../components/Button.tsx'
import { Disclosure } from '../../../../components/layout/Disclosure.tsx'
import { Note } from '../../../../components/Note.tsx'
import { toPlainName } from '../../../../components/UntrustedText.tsx'
import { useSay, useText } from '../../../../i18n/index.ts'
import { AmountForm } from '../amounts/AmountForm.tsx'
import type { Asset } from '../../asset/fetchAsset.ts'
import { messages } from '../../messages.generated.ts'
import type { KnownShare } from '../shares/splitList.ts'
import { TokenShares } from '../shares/TokenShares.tsx'
import { ColumnMapper } from './ColumnMapper.tsx'
import { ListQuestions } from './ListQuestions.tsx'
import { isAmountAsked } from './openQuestions.ts'
import styles from './ListHead.module.css'

/** How the list was read and the way to change it, below the questions that have to be answered first. */
export function ListHead({
  summary,
  asset,
  onSplit,
  onForget,
  onFix,
}: {
  readonly summary: ListSummary
  readonly asset: Asset
  /** Makes a drop of each token and network; undefined for a list that was split before. */
  readonly onSplit: ((shares: readonly KnownShare[]) => Promise<void>) | undefined
  /** Takes back what was applied as it was decided for an earlier file; undefined where nothing was. */
  readonly onForget: (() => void) | undefined
  readonly onFix: (fix: Fix) => void
}) {
  const { questions, notices } = summary
  const t = useText(messages)
  const say = useSay()
  const { nextRef, answer } = useAnswers(summary, onFix)
  const isAsked = isAmountAsked(summary)
  return (
    <div className={styles.head}>
      {onSplit && <TokenShares summary={summary} asset={asset} onSplit={onSplit} />}
      <ListQuestions questions={questions} firstRef={nextRef} asset={asset} onAnswer={answer} />
      {isAsked && (
        <div ref={nextRef} tabIndex={-1} className={styles.amount}>
          <AmountForm kind="equal" symbol={toPlainName(asset.symbol)} decimals={asset.decimals} onFix={answer} />
        </div>
      )}
      {onForget && (
        <Note actions={<LinkButton onClick={onForget}>{t('readWithout')}</LinkButton>}>{t('readAsBefore')}</Note>
      )}
      <section
        ref={questions.length > 0 || isAsked ? undefined : nextRef}
        tabIndex={-1}
        className={styles.reading}
        aria-label={t('howRead')}
      >
        <p>{say(readingSentence(summary.reading))}</p>
        <Columns summary={summary} asset={asset} onFix={onFix} />
        {notices.length > 0 && (
          <ul className="small">
            {notices.map((notice) => (
              <li key={notice.kind}>{say(noticeSentence(notice))}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** Which column holds what, to be changed. It is open from the start where a header was not understood. */
function Columns({
  summary: { format, reading, issues },
  asset,
  onFix,
}: {
  readonly summary: ListSummary
  readonly asset: Asset
  readonly onFix: (fix: Fix) => void
}) {
  const t = useText(messages)
  const isNeeded = issues.some(({ kind }) => kind === 'unknown-header')
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  const [isOpen, setOpen] = useState(isNeeded)
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  if (reading.form === 'text' || (reading.form === 'json' && format.header === null)) return null
  return (
    <Disclosure open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('changeColumns')}</summary>
      <ColumnMapper format={format} standard={asset.standard} onFix={onFix} />
    </Disclosure>
  )
}

/** After an answer the focus is at the next question, or at how the list is read now. */
function useAnswers(summary: ListSummary, onFix: (fix: Fix) => void) {
  const nextRef = useRef<HTMLFieldSetElement & HTMLDivElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (!isAnswered.current) return
    isAnswered.current = false
    const field = nextRef.current?.querySelector('input')
    ;(field ?? nextRef.current)?.focus()
  }, [summary])
  const answer = (fix: Fix) => {
    isAnswered.current = true
    onFix(fix)
  }
  return { nextRef, answer }
}
