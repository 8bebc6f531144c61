import type { AuthoriseStep } from '@slotdrop/delivery'
import { stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { Button } from '../../../components/Button.tsx'
import { ActionBar } from '../../../components/layout/ActionBar.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { useAuthorise } from './useAuthorise.ts'
import styles from './AuthoriseSteps.module.css'

/** What is left to sign: one step after the other, or all as one. */
export function AuthoriseSteps({
  steps,
  isDisabled,
  authorisation: { isTogether, activity, signStep, signAll },
}: {
  readonly steps: readonly AuthoriseStep[]
  readonly isDisabled: boolean
  readonly authorisation: ReturnType<typeof useAuthorise>
}) {
  const t = useText(messages)
  const say = useSay()
  const [first] = steps
  const isSigning = activity.status === 'signing'
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.kind}>
            <h2>{say(stepTitle(step))}</h2>
            <p className="muted">{say(stepSentence(step))}</p>
            {step === first && !isTogether && (
              <ActionBar>
                <Button variant="primary" disabled={isDisabled} onClick={() => void signStep(step)}>
                  {isSigning ? t('confirmInWallet') : say(stepTitle(step))}
                </Button>
              </ActionBar>
            )}
          </li>
        ))}
      </ol>
      {isTogether && first && (
        <>
          <p className="small">{t('asOne')}</p>
          <ActionBar>
            <Button variant="primary" disabled={isDisabled} onClick={() => void signAll(steps)}>
              {isSigning
                ? t('confirmInWallet')
                : steps.length === 1
                  ? say(stepTitle(first))
                  : t('signAll', { steps: steps.length })}
            </Button>
          </ActionBar>
        </>
      )}
    </>
  )
}
