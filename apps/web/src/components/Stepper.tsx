import { Check } from 'lucide-react'
import { useText } from '../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './Stepper.module.css'

/** Where somebody is in a way of several steps. */
export function Stepper({ steps, current }: { readonly steps: readonly string[]; readonly current: number }) {
  const t = useText(messages)
  return (
    <ol className={styles.stepper} aria-label={t('steps')}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'todo'
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' ? <Check size={12} /> : index + 1}</i>
            <span>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
