import { useState } from 'react'
import { toOfferedChains } from '@slotdrop/chains'
import { Button } from '../../components/Button.tsx'
import { Pill } from '../../components/Pill.tsx'
import { useFormats, useText } from '../../lib/i18n/index.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { type NodeAnswer, testNode } from './testNode.ts'

/** The nodes of each network, and whether they answer. */
export function NodeList() {
  const t = useText(messages)
  const runtime = useRuntime()
  return (
    <section aria-label={t('networks')}>
      <h2>{t('networks')}</h2>
      <p className="muted">{t('networksText')}</p>
      <ul className="node-list">
        {runtime &&
          toOfferedChains(runtime).flatMap(({ id, name, rpcUrls }) =>
            rpcUrls.default.http.map((url) => <NodeLine key={`${id}/${url}`} chainId={id} name={name} url={url} />),
          )}
      </ul>
    </section>
  )
}

function NodeLine({ chainId, name, url }: { readonly chainId: number; readonly name: string; readonly url: string }) {
  const t = useText(messages)
  const { count } = useFormats()
  const [answer, setAnswer] = useState<NodeAnswer | 'asking'>()
  const { host } = new URL(url)
  const test = async () => {
    setAnswer('asking')
    setAnswer(await testNode(url, chainId))
  }
  return (
    <li>
      <span>
        <b>{name}</b> <span className="small">{host}</span>
      </span>
      <span role="status">
        {typeof answer === 'object' && answer.kind === 'answers' && (
          <Pill tone="settled">
            {t('nodeAnswers', { milliseconds: count(answer.milliseconds), block: count(answer.block) })}
          </Pill>
        )}
        {typeof answer === 'object' && answer.kind === 'other-chain' && (
          <Pill tone="fault">{t('nodeOtherChain', { chainId: answer.chainId })}</Pill>
        )}
        {typeof answer === 'object' && answer.kind === 'silent' && <Pill tone="fault">{t('nodeSilent')}</Pill>}
      </span>
      <Button
        size="small"
        disabled={answer === 'asking'}
        aria-label={t('testNode', { name, host })}
        onClick={() => void test()}
      >
        {t(answer === 'asking' ? 'testing' : 'test')}
      </Button>
    </li>
  )
}
