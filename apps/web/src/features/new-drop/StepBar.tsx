import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { ActionBar } from '../../components/layout/ActionBar.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { type Step, steps } from './newDropMachine.ts'
import styles from './StepBar.module.css'

/** What a step ends with, and the way back; on a narrow page always at hand at its foot, with the place in the way. */
export function StepBar({
  step,
  onBack,
  children,
}: {
  readonly step: Step
  /** Leads to the step before; undefined at the first. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
}) {
  const t = useText(messages)
  return (
    <ActionBar label={t('stepOf', { step: steps.indexOf(step) + 1, steps: steps.length })}>
      {onBack && (
        <Button className={styles.back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> <span>{t('back')}</span>
        </Button>
      )}
      {children}
    </ActionBar>
  )
}
