import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { Stepper } from '../../components/Stepper.tsx'
import { AssetStep } from './AssetStep.tsx'
import { RecipientsStep } from './RecipientsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { AuthoriseStep } from './AuthoriseStep.tsx'
import { type Step, canEnter, steps } from './newDropMachine.ts'
import { useNewDrop } from './useNewDrop.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'

const titles: Record<Step, (symbol: string) => string> = {
  Asset: () => 'What do you send?',
  Recipients: (symbol) => `Who receives ${symbol}?`,
  Review: () => 'Check the list once more',
  Authorise: () => 'Allow exactly this amount',
  Send: () => 'Send',
}

/** The creator's way from a token to a sealed list that may be sent. */
export function NewDrop() {
  const router = useRouter()
  const draft = useNewDrop()
  const { state, isRestored, go } = draft
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = typeof router.query['step'] === 'string' ? router.query['step'] : 'asset'
  const step = steps.find((name) => name.toLowerCase() === asked && canEnter(state, name)) ?? 'Asset'

  useEffect(() => {
    if (isRestored) heading.current?.focus()
  }, [step, isRestored])

  const goTo = (next: Step) => {
    go(next)
    void router.push({ query: { ...router.query, step: next.toLowerCase() } }, undefined, { shallow: true })
  }
  return (
    <div className="new-drop">
      <div className="new-drop-head">
        <Stepper steps={steps} current={steps.indexOf(step)} />
        <span className="small">{isRestored ? 'Draft kept on this device' : ''}</span>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {titles[step](toPlainName(state.asset?.symbol ?? 'it'))}
      </h1>
      {step === 'Recipients' && <p className="muted">Nothing leaves this browser until you seal the list.</p>}
      <div className="new-drop-body">
        {step === 'Asset' && (
          <AssetStep
            asset={state.asset}
            mode={state.mode}
            onChoose={draft.chooseAsset}
            onMode={(mode) => draft.choose({ mode })}
            onContinue={() => goTo('Recipients')}
          />
        )}
        {step === 'Recipients' && state.asset && (
          <RecipientsStep asset={state.asset} draft={draft} onContinue={() => goTo('Review')} />
        )}
        {step === 'Review' && state.asset && state.summary && (
          <ReviewStep
            asset={state.asset}
            summary={state.summary}
            draft={draft}
            onSeal={() => void draft.seal().then((isSealed) => isSealed && goTo('Authorise'))}
          />
        )}
        {step === 'Authorise' && state.sealed && (
          <AuthoriseStep
            manifest={state.sealed}
            mode={state.mode}
            onDone={(dropId) => void router.push(`/drops/${dropId}`)}
          />
        )}
      </div>
    </div>
  )
}
