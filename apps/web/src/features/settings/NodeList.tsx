import { queryOptions, useQuery } from '@tanstack/react-query'
import { getOwnRpcUrl, getRpcUrls, toOfferedChains } from '@slotdrop/chains'
import { Button } from '../../components/Button.tsx'
import { Pill } from '../../components/Pill.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import styles from './NodeList.module.css'
import { AddChain } from './AddChain.tsx'
import { NodeUrlForm } from './NodeUrlForm.tsx'
import { RemoveNode } from './RemoveNode.tsx'
import { testNode } from './testNode.ts'

type Network = {
  readonly chainId: number
  readonly name: string
  /** The user added it, so that it has this node alone. */
  readonly isAdded: boolean
}

/** The nodes of each network in the order in which they are asked, whether they answer, and one of somebody's own. */
export function NodeList() {
  const t = useText(messages)
  const runtime = useRuntime()
  return (
    <section id="networks" aria-label={t('networks')}>
      <h2>{t('networks')}</h2>
      <p className="muted">{t('networksText')}</p>
      <p className="muted">{t('ownNodesText')}</p>
      {runtime &&
        toOfferedChains(runtime).map((chain) => {
          const own = getOwnRpcUrl(chain)
          const isAdded = runtime.chains.some(({ id, isAdded }) => id === chain.id && isAdded)
          const network = { chainId: chain.id, name: chain.name, isAdded }
          return (
            <div key={chain.id} className={styles.network}>
              <ul className={styles.nodes}>
                {getRpcUrls(chain).map((url) => (
                  <NodeLine key={url} {...network} url={url} isOwn={url === own} />
                ))}
              </ul>
              {own === undefined && (
                <NodeUrlForm
                  chainId={chain.id}
                  summary={t('nameNode', { name: chain.name })}
                  label={t('ownNodeOf', { name: chain.name })}
                  hint={t('ownNodeHint')}
                  submit={t('keepNode')}
                />
              )}
            </div>
          )
        })}
      <AddChain />
    </section>
  )
}

/** Whether a node answers, and for which network. */
function nodeQuery(url: string, chainId: number) {
  return queryOptions({ queryKey: ['node', url, chainId], queryFn: () => testNode(url, chainId), gcTime: 0 })
}

function NodeLine({ chainId, name, isAdded, url, isOwn }: Network & { readonly url: string; readonly isOwn: boolean }) {
  const t = useText(messages)
  const { count } = useFormats()
  const { host } = new URL(url)
  // Whoever names a node of their own wants to know at once whether it serves; others are asked when somebody presses.
  const { data, isFetching, refetch } = useQuery({ ...nodeQuery(url, chainId), enabled: isOwn })
  const answer = isFetching ? undefined : data
  return (
    <li>
      <span>
        <b>{name}</b> <span className="small">{host}</span>
        {isOwn && (
          <>
            {' '}
            <Pill tone="note">{t('ownNode')}</Pill>
          </>
        )}
      </span>
      <span role="status">
        {answer?.kind === 'answers' && (
          <Pill tone="settled">
            {t('nodeAnswers', { milliseconds: count(answer.milliseconds), block: count(answer.block) })}
          </Pill>
        )}
        {answer?.kind === 'other-chain' && <Pill tone="fault">{t('nodeOtherChain', { chainId: answer.chainId })}</Pill>}
        {answer?.kind === 'silent' && <Pill tone="fault">{t('nodeSilent')}</Pill>}
      </span>
      <Button
        size="small"
        disabled={isFetching}
        aria-label={t('testNode', { name, host })}
        onClick={() => void refetch()}
      >
        {t(isFetching ? 'testing' : 'test')}
      </Button>
      {isOwn && <RemoveNode chainId={chainId} label={t(isAdded ? 'removeChainOf' : 'removeNodeOf', { name })} />}
      {isOwn && answer && (
        <p className="small" role="status">
          {answer.kind === 'answers' && t(isAdded ? 'addedNodeAnswers' : 'ownNodeAnswers')}
          {answer.kind === 'other-chain' &&
            t(isAdded ? 'addedNodeOtherChain' : 'ownNodeOtherChain', {
              found: String(answer.chainId),
              wanted: String(chainId),
              name,
            })}
          {answer.kind === 'silent' && t(isAdded ? 'addedNodeSilent' : 'ownNodeSilent', { origin: location.origin })}
        </p>
      )}
    </li>
  )
}
