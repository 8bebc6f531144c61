import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { coinDecimals } from '@slotdrop/chains'
import { getChainCoin, getChainName } from '@slotdrop/chains/names'
import { Button } from '../../components/Button.tsx'
import { useChain } from '../../components/useChain.ts'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { useText } from '../../i18n/index.ts'
import { newNodeKey, parseChainName, parseCoinSymbol } from '../../chain/ownNodes.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { NodeUrlForm } from './NodeUrlForm.tsx'
import { RemoveNode } from './RemoveNode.tsx'
import { SettingsField } from './SettingsField.tsx'
import { fetchNodeChain, type NodeChain } from './testNode.ts'
import { useKeepNode } from './useKeepNode.ts'

/**
 * Adds any chain by the URL of a node. The page may call the node only after its next load, so the URL is kept first and the chain id is read
 * afterwards.
 */
export function AddChain() {
  const t = useText(messages)
  const runtime = useRuntime()
  if (!runtime) return null
  if (runtime.newNode !== undefined) return <NewNode url={runtime.newNode} />
  return (
    <NodeUrlForm
      chainId={newNodeKey}
      summary={t('addChain')}
      label={t('addChainNode')}
      hint={t('addChainHint')}
      submit={t('addChainAsk')}
    />
  )
}

/** What a node answered. */
function NodeAnswer({ host, chain }: { readonly host: string; readonly chain: NodeChain }) {
  const t = useText(messages)
  switch (chain.kind) {
    case 'chain':
      return t('addChainFound', { host, chainId: `${chain.chainId}` })
    case 'invalid':
      return t('addChainInvalid', { host })
    case 'changing':
      return t('addChainChanging', { host, first: `${chain.chainIds[0]}`, second: `${chain.chainIds[1]}` })
    default:
      return chain satisfies never
  }
}

function NewNode({ url }: { readonly url: string }) {
  const t = useText(messages)
  const { host } = new URL(url)
  const {
    data: chain,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['chain of node', url],
    queryFn: () => fetchNodeChain(url),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  return (
    <div>
      <p role="status">
        {isFetching
          ? t('addChainAsking', { host })
          : isError
            ? t('addChainSilent', { host, origin: location.origin })
            : chain && <NodeAnswer host={host} chain={chain} />}
      </p>
      {!isFetching && (isError || (chain && chain.kind !== 'chain')) && (
        <Button size="small" onClick={() => void refetch()}>
          {t('test')}
        </Button>
      )}{' '}
      <RemoveNode chainId={newNodeKey} label={t('removeNodeAt', { host })} />
      {!isFetching && !isError && chain?.kind === 'chain' && (
        <DescribeChain key={chain.chainId} url={url} chainId={chain.chainId} />
      )}
    </div>
  )
}

/** Shows the name and native currency of the chain that a node serves, or asks for them if the chain is unknown. */
function DescribeChain({ url, chainId }: { readonly url: string; readonly chainId: number }) {
  const t = useText(messages)
  const id = useId()
  const offered = useRuntime()?.chains.find((chain) => chain.id === chainId)
  const known = useChain(chainId)
  const [name, setName] = useState(getChainName(chainId) ?? t('chainNumber', { id: `${chainId}` }))
  // There is no default symbol, because users see it when they pay.
  const [coin, setCoin] = useState(getChainCoin(chainId) ?? '')
  const read = known?.name ?? parseChainName(name)
  const symbol = known?.nativeCurrency.symbol ?? parseCoinSymbol(coin)
  const { keep, isBusy, problem } = useKeepNode()
  const submit = () => {
    if (isBusy || read === undefined || symbol === undefined) return
    void keep(chainId, { url, name: read, coin: symbol })
  }
  const hint = offered?.isAdded ? 'chainIsAdded' : offered ? 'chainIsOffered' : 'chainHint'
  const isCoinBad = symbol === undefined && coin !== ''
  const fault = problem
    ? t(problem === 'failed' ? 'nodeNotKept' : 'nodeNoCookies')
    : read === undefined
      ? t('chainNameBad')
      : isCoinBad
        ? t('chainCoinBad')
        : undefined
  return (
    <SettingsField
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {known ? (
        <p>
          {t('chainKnown', {
            name: known.name,
            chainId: `${chainId}`,
            coin: known.nativeCurrency.symbol,
            decimals: known.nativeCurrency.decimals,
          })}
        </p>
      ) : (
        <>
          <label htmlFor={`${id}-name`}>{t('chainName')}</label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            value={name}
            aria-invalid={read === undefined}
            aria-describedby={`${id}-answer`}
            onChange={({ target: { value } }) => setName(value)}
          />
          <label htmlFor={`${id}-coin`}>{t('chainCoin')}</label>
          <input
            id={`${id}-coin`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            required
            value={coin}
            aria-invalid={isCoinBad}
            aria-describedby={`${id}-decimals ${id}-answer`}
            onChange={({ target: { value } }) => setCoin(value)}
          />
          <span id={`${id}-decimals`} className="small">
            {t('chainDecimals', { decimals: coinDecimals })}
          </span>
        </>
      )}
      <FieldAnswer id={`${id}-answer`} problem={fault} hint={t(hint)} />
      <Button type="submit" size="small" disabled={isBusy || read === undefined || symbol === undefined}>
        {t(isBusy ? 'keepingNode' : offered?.isAdded ? 'replaceNode' : offered ? 'keepNode' : 'addChainKeep')}
      </Button>
    </SettingsField>
  )
}
