import { ArrowRight } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain, getChainFacts } from '@slotdrop/chains'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { Pill } from '../../../components/Pill.tsx'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useText } from '../../../i18n/index.ts'
import { knownTokens } from '../../../chain/knownTokens.ts'
import { useChainClient, useRuntime } from '../../account/index.ts'
import { AssetFacts, standardNames } from './AssetFacts.tsx'
import { messages } from '../messages.generated.ts'
import { ModeChooser } from './ModeChooser.tsx'
import { type Asset, type AssetProblem, assetSentences, readAsset, readCoin } from './readAsset.ts'
import { TokenField } from './TokenField.tsx'
import { useHeldTokens } from './useHeldTokens.ts'

/** Stands for the network's own coin among addresses. */
const coinChoice = 'coin'

/** Network and token: what is distributed, what the sender holds of it, and how it reaches people. */
export function AssetStep({
  asset,
  mode,
  onChoose,
  onMode,
  onContinue,
}: {
  readonly asset: Asset | undefined
  readonly mode: DropMode
  readonly onChoose: (asset: Asset) => void
  readonly onMode: (mode: DropMode) => void
  readonly onContinue: () => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const [chainId, setChainId] = useState<number>()
  const chosenChain = chainId ?? asset?.chainId ?? runtime?.chains[0]?.id
  const client = useChainClient(chosenChain)
  // A draft comes back after the first frame: until something is picked here, its token is the chosen one.
  const [picked, setAddress] = useState<string>()
  const address = picked ?? (asset ? (asset.standard === 'NATIVE' ? coinChoice : asset.address) : '')
  // What was typed gives way to what is picked.
  const [picks, setPicks] = useState(0)
  const pick = (chosen: string) => {
    setAddress(chosen)
    setPicks((count) => count + 1)
  }
  const [problem, setProblem] = useState<AssetProblem>()
  const [isReading, setReading] = useState(false)
  const chain = chosenChain === undefined ? undefined : getChain(chosenChain)
  const distributor = runtime?.chains.find(({ id }) => id === chosenChain)?.distributor ?? null
  const coin = chain?.nativeCurrency
  const tokens = useMemo(
    () => (runtime && chosenChain !== undefined ? knownTokens(chosenChain, runtime) : []),
    [runtime, chosenChain],
  )
  const held = useHeldTokens(client, tokens, owner)

  useEffect(() => {
    setProblem(undefined)
    setReading(false)
    if (!client || chosenChain === undefined || address === '' || !coin) return
    let isCurrent = true
    setReading(true)
    const reading =
      address === coinChoice
        ? readCoin({ client, chainId: chosenChain, owner, coin })
        : readAsset({ client, chainId: chosenChain, address, owner })
    void reading.then((answer) => {
      if (!isCurrent) return
      setReading(false)
      setProblem('problem' in answer ? answer.problem : undefined)
      if ('asset' in answer) onChoose(answer.asset)
    })
    return () => {
      isCurrent = false
    }
    // The chosen token is read anew when the account changes, for its balance.
  }, [client, chosenChain, address, owner, coin, onChoose])

  const isCoin = address === coinChoice
  const isChosen =
    asset !== undefined &&
    asset.chainId === chosenChain &&
    (isCoin ? asset.standard === 'NATIVE' : asset.address.toLowerCase() === address.toLowerCase()) &&
    !problem
  const isOnThisChain = chosenChain === runtime?.chains.find(({ id }) => id === 31_337)?.id
  return (
    <div className="asset-step">
      <div className="form-column">
        <fieldset className="field">
          <legend>{t('network')}</legend>
          <div className="choice-grid">
            {!runtime && <Awaited count={1} />}
            {runtime?.chains.map(({ id, distributor: contract }) => (
              <label key={id} className="choice">
                <input type="radio" name="chain" checked={id === chosenChain} onChange={() => setChainId(id)} />
                <span>{getChain(id)?.name ?? t('chainNumber', { id })}</span>
                {id === 31_337 && <Pill tone="note">{t('thisMachine')}</Pill>}
                {getChainFacts(id)?.stage === 'retired' && <Pill tone="flight">{t('retired')}</Pill>}
                {contract === null && <Pill>{t('noContract')}</Pill>}
              </label>
            ))}
          </div>
        </fieldset>
        {runtime && distributor === null && (
          <Note tone="flight" title={t('noDistributorTitle')}>
            {t('noDistributorText')}
          </Note>
        )}
        <fieldset className="field">
          <legend>{isOnThisChain ? t('coinAndDemo') : t('coin')}</legend>
          <div className="choice-grid">
            {!runtime && <Awaited count={4} />}
            {coin && (
              <label className="choice">
                <input type="radio" name="token" checked={isCoin} onChange={() => pick(coinChoice)} />
                <span>
                  <b>{coin.symbol}</b> {coin.name}
                </span>
                <Pill>{t('coin')}</Pill>
              </label>
            )}
            {isOnThisChain &&
              runtime?.demoTokens.map((token) => (
                <label key={token.address} className="choice">
                  <input
                    type="radio"
                    name="token"
                    checked={token.address.toLowerCase() === address.toLowerCase()}
                    onChange={() => pick(token.address)}
                  />
                  <span>
                    <b>{token.symbol}</b> {token.name}
                  </span>
                  <Pill>{standardNames[token.standard]}</Pill>
                </label>
              ))}
          </div>
        </fieldset>
        <div className="field">
          <label htmlFor="token">{t('tokenSearch')}</label>
          <TokenField
            key={`${chainId}/${picks}`}
            isAwaited={!runtime}
            tokens={tokens}
            held={held}
            value={isCoin ? '' : address}
            isInvalid={problem !== undefined}
            answerId="token-answer"
            onChoose={setAddress}
          />
          <div id="token-answer" aria-live="polite">
            {isReading && <span className="muted">{t('asking')}</span>}
            {!isReading && problem && <span className="field-error">{t(assetSentences[problem])}</span>}
          </div>
        </div>
        {isChosen && <AssetFacts asset={asset} tokens={tokens} client={client} distributor={distributor} />}
        <div className="button-row">
          <Button variant="primary" disabled={!isChosen || distributor === null} onClick={onContinue}>
            {t('addRecipients')} <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {isChosen && <ModeChooser asset={asset} mode={mode} onMode={onMode} />}
    </div>
  )
}

/** The place of choices that the server has not told yet. */
function Awaited({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // Places that nothing is in have no other name.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={place} className="choice skeleton" aria-hidden="true" />
  ))
}
