import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAccount } from 'wagmi'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useText } from '../../../i18n/index.ts'
import { knownTokens } from '../../../chain/knownTokens.ts'
import { useRuntime } from '../../account/index.ts'
import { DeploymentPanel, deploymentQuery } from '../../deployment/index.ts'
import { AssetFacts } from './AssetFacts.tsx'
import { coinChoice, heldCoinsQuery, heldTokensQuery, wrappedChoice } from './chainQueries.ts'
import { CoinWays } from './CoinWays.tsx'
import { messages } from '../messages.generated.ts'
import { ModeChooser } from './ModeChooser.tsx'
import { NetworkChoice } from './NetworkChoice.tsx'
import { QuickTokens } from './QuickTokens.tsx'
import { type Asset, assetSentences } from './fetchAsset.ts'
import { StepBar } from '../StepBar.tsx'
import { TokenField } from './TokenField.tsx'
import { useChosenAsset } from './useChosenAsset.ts'
import { useFileTarget } from '../../../components/forms/useFileTarget.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { FormColumn } from '../../../components/layout/FormColumn.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import styles from './AssetStep.module.css'
import { FileButton } from '../../../components/forms/FileButton.tsx'
import { listTypes } from '../../../components/forms/fileTypes.ts'

/** Leads on with the file of recipients at once: one press less than to where a file is chosen among other sources. */
function ListFileButton({
  isDisabled,
  onFile,
}: {
  readonly isDisabled: boolean
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  return (
    <FileButton label={t('fileOfRecipients')} accept={listTypes} disabled={isDisabled} onFile={onFile}>
      {t('chooseFile')}
    </FileButton>
  )
}

const noBalances: ReadonlyMap<string, bigint> = new Map()

/** How a drop reaches people, what that costs whom, and what is distributed: network and token. */
export function AssetStep({
  asset,
  mode,
  onChoose,
  onMode,
  onFile,
  onContinue,
}: {
  readonly asset: Asset | undefined
  readonly mode: DropMode
  readonly onChoose: (asset: Asset) => void
  readonly onMode: (mode: DropMode) => void
  /** Goes on with a file; undefined where the draft has a list already. */
  readonly onFile: ((file: File) => void) | undefined
  readonly onContinue: () => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const choice = useChosenAsset(asset, onChoose)
  const { chainId, client, address, pickAddress, isReading, problem, chosen } = choice
  // What was typed gives way to what is picked.
  const [picks, setPicks] = useState(0)
  const pick = (picked: string) => {
    pickAddress(picked)
    setPicks((count) => count + 1)
  }
  const isCoin = address === coinChoice || address === wrappedChoice
  const distributor = runtime?.chains.find(({ id }) => id === chainId)?.distributor ?? null
  const tokens = useMemo(
    () => (runtime && chainId !== undefined ? knownTokens(chainId, runtime) : []),
    [runtime, chainId],
  )
  const { data: deployment, isError: isUnknown } = useQuery(deploymentQuery(client, distributor))
  const isMissing = deployment === 'absent' || deployment === 'different'
  // The panel stays after a deployment, to say what came of it.
  const [panelOf, setPanelOf] = useState<number>()
  if ((isMissing || isUnknown) && panelOf !== chainId) setPanelOf(chainId)
  const canContinue = chosen !== undefined && distributor !== null && !isMissing
  const { targetProps } = useFileTarget((file) => onFile?.(file))
  const { data: coins } = useQuery(heldCoinsQuery(client, owner))
  const { data: held = noBalances } = useQuery(heldTokensQuery(client, tokens, owner))
  return (
    <div className={styles.step} {...(onFile && canContinue ? targetProps : {})}>
      <FormColumn>
        <ModeChooser asset={chosen} chainId={chainId} wrapped={choice.wrapped} mode={mode} onMode={onMode} />
        <NetworkChoice chainId={chainId} onChoose={choice.pickChain} />
        {runtime && distributor === null && (
          <Note tone="flight" title={t('noDistributorTitle')}>
            {t('noDistributorText')}
          </Note>
        )}
        {distributor !== null && chainId !== undefined && panelOf === chainId && (
          <DeploymentPanel key={chainId} chainId={chainId} distributor={distributor} />
        )}
        <QuickTokens chainId={chainId} address={address} held={held} coins={coins} onPick={pick} />
        <CoinWays choice={choice} onPick={pick} />
        <Field>
          <label htmlFor="token">{t('tokenSearch')}</label>
          <TokenField
            key={`${choice.pickedChain}/${picks}`}
            isAwaited={!runtime}
            tokens={tokens}
            held={held}
            value={isCoin ? '' : address}
            isInvalid={problem !== undefined}
            answerId="token-answer"
            onChoose={pickAddress}
          />
          <div id="token-answer" aria-live="polite">
            {isReading && <span className="muted">{t('asking')}</span>}
            {!isReading && problem && <FieldError>{t(assetSentences[problem])}</FieldError>}
          </div>
        </Field>
        {chosen && <AssetFacts asset={chosen} tokens={tokens} client={client} distributor={distributor} />}
        {onFile && <p className="small">{t('dropListHere')}</p>}
        <StepBar step="Asset">
          {onFile && <ListFileButton isDisabled={!canContinue} onFile={onFile} />}
          <Button variant="primary" disabled={!canContinue} onClick={onContinue}>
            {t('addRecipients')} <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </StepBar>
      </FormColumn>
    </div>
  )
}
