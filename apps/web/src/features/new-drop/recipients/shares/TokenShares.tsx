import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { getChainName } from '@slotdrop/chains/names'
import { formatAmount, type ListSummary, shareDecimals, type TokenShare } from '@slotdrop/drops'
import { useFindChain } from '../../../../components/useChain.ts'
import { Button } from '../../../../components/Button.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { toPlainName } from '../../../../components/UntrustedText.tsx'
import { useNumberLocale, useText } from '../../../../i18n/index.ts'
import { knownTokens } from '../../../../chain/knownTokens.ts'
import { useBatchingClients, useRuntime } from '../../../account/index.ts'
import { assetQuery } from '../../asset/chainQueries.ts'
import { type Asset, assetSentences } from '../../asset/fetchAsset.ts'
import { messages } from '../../messages.generated.ts'
import { useListClient } from '../ListClientContext.ts'
import { tokenSharesQuery } from '../listQueries.ts'
import { findShareToken, isShareOf } from './shareToken.ts'
import { type KnownShare, maxShares } from './splitList.ts'
import styles from './TokenShares.module.css'

type AskedShare = {
  readonly share: TokenShare
  readonly asset: Asset | undefined
  readonly problem: string | undefined
}

/** A chain by its name, or by its number. */
function useChainText(): (chainId: number) => string {
  const t = useText(messages)
  const find = useFindChain()
  return (chainId) => find(chainId)?.name ?? getChainName(chainId) ?? t('chainNumber', { id: chainId })
}

/** What their chains say of the tokens of some shares; of the chosen one it is known. */
function useAssets(shares: readonly TokenShare[], chosen: Asset): readonly AskedShare[] {
  const t = useText(messages)
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const clientOf = useBatchingClients()
  const chainText = useChainText()
  const findChain = useFindChain()
  const asked = shares.map((share) => {
    const { chainId = chosen.chainId } = share
    const isOffered = runtime?.chains.some(({ id, distributor }) => id === chainId && distributor !== null) ?? false
    return {
      share,
      chainId,
      isOffered,
      token: findShareToken(share, chosen, runtime ? knownTokens(chainId, runtime) : []),
    }
  })
  const answers = useQueries({
    queries: asked.map(({ share, chainId, isOffered, token }) => ({
      ...assetQuery({
        client: clientOf(chainId),
        chainId,
        address: token ?? '',
        owner,
        coin: findChain(chainId)?.nativeCurrency,
        wrapped: undefined,
      }),
      enabled: !isShareOf(share, chosen) && isOffered && token !== undefined,
    })),
  })
  return asked.map(({ share, chainId, isOffered, token }, place) => {
    const { data } = answers[place] ?? {}
    if (isShareOf(share, chosen)) return { share, asset: chosen, problem: undefined }
    if (!isOffered)
      return { share, asset: undefined, problem: t('shareChainNotOffered', { network: chainText(chainId) }) }
    if (token === undefined) return { share, asset: undefined, problem: t('shareUnknown') }
    const problem = data && 'problem' in data ? t(assetSentences[data.problem]) : undefined
    return { share, asset: data && 'asset' in data ? data.asset : undefined, problem }
  })
}

/** The tokens and networks of a list that names several, each of which becomes a drop; nothing for any other list. */
export function TokenShares({
  summary,
  asset,
  onSplit,
}: {
  readonly summary: ListSummary
  readonly asset: Asset
  readonly onSplit: (shares: readonly KnownShare[]) => Promise<void>
}) {
  const client = useListClient()
  const runtime = useRuntime()
  const { chainId } = asset
  const isMixed = summary.issues.some(({ kind }) => kind === 'other-token' || kind === 'address-other-chain')
  const list = { client: isMixed && runtime ? client : undefined, summary }
  const { data: shares } = useQuery(
    tokenSharesQuery(list, { chainId, tokens: runtime ? knownTokens(chainId, runtime) : [] }),
  )
  if (!isMixed || !shares || shares.length === 0 || shares.length > maxShares) return null
  return <ShareList shares={shares} asset={asset} onSplit={onSplit} />
}

function ShareList({
  shares,
  asset: chosen,
  onSplit,
}: {
  readonly shares: readonly TokenShare[]
  readonly asset: Asset
  readonly onSplit: (shares: readonly KnownShare[]) => Promise<void>
}) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const chainText = useChainText()
  const isOnSeveral = shares.some(({ chainId }) => chainId !== undefined)
  const asked = useAssets(shares, chosen)
  const [isSplitting, setSplitting] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const known = asked.flatMap(({ share, asset }) => (asset ? [{ share, asset }] : []))
  const isAsking = asked.some(({ asset, problem }) => !asset && problem === undefined)
  const split = async () => {
    setSplitting(true)
    setFailed(false)
    try {
      await onSplit(known)
    } catch {
      setFailed(true)
    }
    setSplitting(false)
  }
  const sumOf = ({ sum }: TokenShare, asset: Asset) =>
    sum === undefined || asset.standard === 'ERC721' ? '' : formatAmount(sum, shareDecimals, { locale })
  return (
    <section className={styles.shares} aria-labelledby="token-shares">
      <h2 id="token-shares">
        {isOnSeveral
          ? t('sharesOnNetworks', { networks: new Set(shares.map(({ chainId }) => chainId)).size })
          : t('sharesTitle', { tokens: shares.length })}
      </h2>
      <p>{t(isOnSeveral ? 'sharesOnNetworksText' : 'sharesText')}</p>
      <ol>
        {asked.map(({ share, asset, problem }) => (
          <li key={`${share.chainId} ${share.keys.join()}`}>
            <span className={asset ? undefined : styles.address}>
              {asset ? toPlainName(asset.symbol) : share.isCoin ? t('coin') : toPlainName(share.text || chosen.symbol)}
            </span>
            <span>{t('shareRecipients', { recipients: share.rows })}</span>
            {asset && <span className="figure">{sumOf(share, asset)}</span>}
            {isOnSeveral && <span>{chainText(share.chainId ?? chosen.chainId)}</span>}
            {problem !== undefined && <FieldError>{problem}</FieldError>}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        variant="primary"
        disabled={isAsking || isSplitting || known.length === 0}
        onClick={() => void split()}
      >
        {isAsking ? t('asking') : t('makeDrops', { drops: known.length })}
      </Button>
      {isFailed && <FieldError>{t('sharesNotKept')}</FieldError>}
    </section>
  )
}
