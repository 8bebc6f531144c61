import { prefetchOnIdle } from '../../components/lazyPart.tsx'
import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { Button } from '../../components/Button.tsx'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { TopBarPart } from '../../components/shell/ShellContext.tsx'
import { Stepper } from '../../components/Stepper.tsx'
import { useText } from '../../i18n/index.ts'
import { AssetStep } from './asset/AssetStep.tsx'
import {
  AuthoriseStep,
  DuplicateDrop,
  loadStep,
  loadSteps,
  RecipientsStep,
  RepeatNote,
  ReviewStep,
  SendTitle,
  ShareStep,
  ShareTitle,
} from './laterSteps.tsx'
import { messages } from './messages.generated.ts'
import { useShownLines } from './recipients/useShownLines.ts'
import { type Step, askedStep, canEnter, modeOf, steps } from './newDropMachine.ts'
import { anotherWay, firstWay, followAddress, type OpenWay } from './openWay.ts'
import { useFreshBalance } from './asset/useFreshBalance.ts'
import { useStepAddress } from './useStepAddress.ts'
import { useStepFocus } from './useStepFocus.ts'
import { type NewDropActions, useNewDrop } from './useNewDrop.ts'
import { useChainClient } from '../account/index.ts'
import { DraftConflict, type DraftKeeper, DraftStatus, useDraftKeeping } from '../drafts/index.ts'
import { DropSeriesNote } from '../drop-series/index.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import styles from './NewDrop.module.css'

const stepNames = {
  Asset: 'stepAsset',
  Recipients: 'recipients',
  Review: 'stepReview',
  Send: 'stepSend',
  Share: 'stepShare',
} as const

/** The creator's way from a token to a sealed list that may be sent; an address may ask for the recipients of another drop. */
export function NewDrop() {
  const { duplicate } = useRouter().query
  return typeof duplicate === 'string' ? <DuplicateDrop key={duplicate} dropId={duplicate} /> : <OpenedDrop />
}

/** The draft that the address names, or the one that was last open here. */
function OpenedDrop() {
  const router = useRouter()
  const { draft } = router.query
  const [known, setWay] = useState(firstWay)
  const way = followAddress(known, router.isReady ? (typeof draft === 'string' ? draft : null) : undefined)
  if (way !== known) setWay(way)
  const open = (key: string) => {
    // A draft that was read again from elsewhere is another one, though its key is the same.
    if (key === way.key) setWay(anotherWay(way, key))
    else void router.replace({ query: { ...router.query, draft: key } }, undefined, { shallow: true })
  }
  const know = useCallback(
    (count: number, found: Pick<OpenWay, 'key' | 'isSealed'>) =>
      setWay((last) => (last.count === count ? { ...last, ...found } : last)),
    [],
  )
  return <OneDrop key={way.count} way={way} onKnown={know} onOpen={open} />
}

function OneDrop({
  way,
  onKnown,
  onOpen,
}: {
  readonly way: OpenWay
  /** What is open now, and whether it is sealed. */
  readonly onKnown: (count: number, found: Pick<OpenWay, 'key' | 'isSealed'>) => void
  readonly onOpen: (key: string) => void
}) {
  const router = useRouter()
  const t = useText(messages)
  const wanted = askedStep(typeof router.query['step'] === 'string' ? router.query['step'] : undefined)
  const draft = useNewDrop(way.asked, wanted)
  const keeper = useDraftKeeping(draft.kept)
  const { state, step, isRestored } = draft
  const { address: owner } = useAccount()
  const client = useChainClient(state.asset?.chainId)
  useFreshBalance({ client, owner, asset: state.asset, onRead: draft.takeBalance })
  const heading = useRef<HTMLHeadingElement>(null)
  useStepFocus(heading, step ?? wanted, isRestored)
  const go = useStepAddress(draft, wanted)
  const goTo = (next: Step) => void go(next)
  const shown = useShownLines(state.source, goTo)
  const isSealed = state.sealed !== undefined
  // The script of a step is fetched while its draft is read, those of the others once nothing else is to be done.
  useEffect(() => loadStep(wanted), [wanted])
  useEffect(() => (isRestored ? prefetchOnIdle(loadSteps) : undefined), [isRestored])
  const { key } = draft
  useEffect(() => onKnown(way.count, { key, isSealed }), [onKnown, way.count, key, isSealed])
  const symbol = toPlainName(state.asset?.symbol ?? t('it'))
  const titles: Record<Step, string> = {
    Asset: t('titleAsset'),
    Recipients: t('titleRecipients', { symbol }),
    Review: t('titleReview'),
    Send: t('stepSend'),
    Share: t('stepShare'),
  }
  return (
    <div>
      <div className={styles.head}>
        <Stepper
          steps={steps.map((name) => ({
            label: t(stepNames[name]),
            onOpen: canEnter(state, name) ? () => goTo(name) : undefined,
          }))}
          current={steps.indexOf(step ?? wanted)}
        />
      </div>
      <DraftNote draft={draft} keeper={keeper} />
      <DraftConflict draft={draft.kept} keeper={keeper} onOpen={onOpen} />
      <DropSeriesNote draft={draft.kept} />
      <h1 ref={heading} tabIndex={-1}>
        {step === 'Send' && state.sealed ? (
          <SendTitle manifest={state.sealed} mode={modeOf(state)} />
        ) : step === 'Share' && state.sealed ? (
          <ShareTitle manifest={state.sealed} isForClaims={modeOf(state) !== 'push'} />
        ) : (
          titles[step ?? wanted]
        )}
      </h1>
      {step === 'Recipients' && (
        <p className="muted">{t(keeper.owner === undefined ? 'nothingLeaves' : 'onlyYouRead')}</p>
      )}
      {(step === 'Recipients' || step === 'Review') && state.asset && <RepeatNote asset={state.asset} draft={draft} />}
      <div className={styles.body}>
        {step === undefined && <SkeletonList />}
        {step === 'Asset' && (
          <AssetStep
            asset={state.asset}
            mode={state.mode}
            onChoose={draft.chooseAsset}
            onMode={(mode) => draft.choose({ mode })}
            onFile={
              state.source
                ? undefined
                : (file) => {
                    draft.chooseSource({ name: file.name, input: file })
                    goTo('Recipients')
                  }
            }
            onContinue={() => goTo('Recipients')}
          />
        )}
        {step === 'Recipients' && state.asset && (
          <RecipientsStep
            asset={state.asset}
            draft={draft}
            shownLines={shown.lines}
            onBack={() => goTo('Asset')}
            onContinue={shown.review}
          />
        )}
        {step === 'Review' && state.asset && state.summary && (
          <ReviewStep
            asset={state.asset}
            summary={state.summary}
            draft={draft}
            onBack={() => goTo('Recipients')}
            onShow={shown.show}
            onSeal={(refusals) => void draft.seal(refusals).then((isSealed) => isSealed && goTo('Send'))}
          />
        )}
        {step === 'Send' && state.sealed && (
          <AuthoriseStep
            manifest={state.sealed}
            draft={draft.kept}
            mode={modeOf(state)}
            excluded={state.excluded}
            onBack={() => goTo('Review')}
            onDone={(dropId) => (modeOf(state) === 'claim' ? goTo('Share') : void router.push(`/drops/${dropId}`))}
          />
        )}
        {step === 'Share' && state.sealed && (
          <ShareStep manifest={state.sealed} isForClaims={modeOf(state) !== 'push'} excluded={state.excluded} />
        )}
      </div>
    </div>
  )
}

/** Where the draft is kept, and the way to another one, in the top bar. */
function DraftNote({ draft, keeper }: { readonly draft: NewDropActions; readonly keeper: DraftKeeper }) {
  const router = useRouter()
  const t = useText(messages)
  const { kept, isNotKept, keepAgain, isRestored } = draft
  if (!isRestored) return null
  const startAnother = () => void router.push({ query: { draft: crypto.randomUUID() } }, undefined, { shallow: true })
  return (
    <TopBarPart>
      <div className={styles.note}>
        <DraftStatus draft={kept} keeper={keeper} onKeepAgain={isNotKept ? keepAgain : undefined} />
        {kept?.input !== undefined && (
          <Button size="small" variant="ghost" onClick={startAnother}>
            {t('startAnother')}
          </Button>
        )}
      </div>
    </TopBarPart>
  )
}
