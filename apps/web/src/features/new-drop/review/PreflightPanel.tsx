import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { PreflightState, RefusedRow } from './usePreflight.ts'
import { Verdicts } from './Verdicts.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import styles from './PreflightPanel.module.css'

/** A verdict for every row, before anything is signed. */
export function PreflightPanel({
  state,
  isStrict,
  rows,
  amount,
  onRun,
  onStop,
  onExclude,
  isDirect,
  onDirect,
}: {
  readonly state: PreflightState
  /** A refused row stops its slot. */
  readonly isStrict: boolean
  /** Rows may get less than the list says. */
  readonly isDirect: boolean
  readonly onDirect: (isDirect: boolean) => void
  readonly rows: number
  readonly amount: (value: bigint) => string
  readonly onRun: () => void
  readonly onStop: () => void
  readonly onExclude: (rows: readonly RefusedRow[]) => void
}) {
  const t = useText(messages)
  return (
    <Card as="section" className={styles.panel} aria-label={t('trial')}>
      <SectionHead className={styles.head}>
        <h2>{t('trial')}</h2>
        {state.status === 'running' ? (
          <Button size="small" onClick={onStop}>
            {t('stopTrial')}
          </Button>
        ) : (
          <Button size="small" onClick={onRun}>
            {state.status === 'idle' ? t('tryEveryPayment') : t('tryAgain')}
          </Button>
        )}
      </SectionHead>
      <div className={styles.answer} aria-live="polite">
        {state.status === 'idle' && <p className="muted">{t('trialIdle')}</p>}
        {state.status === 'running' && (
          <>
            <p role="status">{t('trying', { rows })}</p>
            <ProgressBar
              settled={Math.round(state.done * 100)}
              total={100}
              label={t('percentTried', { percent: Math.round(state.done * 100) })}
            />
          </>
        )}
        {state.status === 'failed' && (
          <Note tone="flight" title={t('trialFailed')}>
            {t('trialFailedText', { message: state.message })}
          </Note>
        )}
        {state.status === 'done' && (
          <Verdicts
            {...state}
            isStrict={isStrict}
            amount={amount}
            onExclude={onExclude}
            isDirect={isDirect}
            onDirect={onDirect}
          />
        )}
      </div>
    </Card>
  )
}
