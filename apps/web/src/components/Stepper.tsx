import { Check } from 'lucide-react'
import { useText } from '../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './Stepper.module.css'

/** One step of a way. */
type StepperStep = {
  readonly label: string
  /** Leads there; undefined where it can't be entered yet. */
  readonly onOpen?: (() => void) | undefined
}

/** Where somebody is in a way of several steps, and the way back. */
export function Stepper({ steps, current }: { readonly steps: readonly StepperStep[]; readonly current: number }) {
  const t = useText(messages)
  return (
    <ol className={styles.stepper} aria-label={t('steps')}>
      {steps.map(({ label, onOpen }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'todo'
        const step = (
          <>
            <i aria-hidden="true">{state === 'done' ? <Check size={12} /> : index + 1}</i>
            <span>{label}</span>
          </>
        )
        return (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {onOpen && state !== 'current' ? (
              <button type="button" className={styles.step} onClick={onOpen}>
                {step}
              </button>
            ) : (
              <span className={styles.step}>{step}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
