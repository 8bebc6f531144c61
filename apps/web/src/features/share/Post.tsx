import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { SectionHead } from '../../components/layout/SectionHead.tsx'
import { Segmented } from '../../components/Segmented.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { publicLink } from './publicLink.ts'
import type { SharedDrop } from './SharedDrop.ts'
import styles from './Post.module.css'
import { useCopied } from './useCopied.ts'

/** Characters that a short message may have where most of them are posted. */
const maxPostLength = 280

const kinds = ['post', 'short'] as const

/** A text to post: what it is, and until when. */
export function usePostText({ manifest, isForClaims, amount }: SharedDrop): (kind: (typeof kinds)[number]) => string {
  const t = useText(messages)
  const { count, minute } = useFormats()
  const { dropId, title, total, rowCount, token, terms } = manifest
  const values = {
    title: toPlainName(title),
    amount: terms.standard === 'ERC721' ? count(rowCount) : amount(total),
    symbol: toPlainName(token.symbol),
    rows: rowCount,
    claims: isForClaims ? 'yes' : 'no',
    until: terms.closesAtSeconds === 0n ? '' : minute(Number(terms.closesAtSeconds) * 1000),
    closes: terms.closesAtSeconds === 0n ? 'no' : 'yes',
    link: publicLink(dropId),
  }
  return (kind) => t(kind === 'post' ? 'postText' : 'postShort', values)
}

/** A text to post, with its length. */
export function Post({ drop }: { readonly drop: SharedDrop }) {
  const t = useText(messages)
  const [kind, setKind] = useState<(typeof kinds)[number]>('post')
  const text = usePostText(drop)(kind)
  const { isCopied, copy } = useCopied(text)
  const Icon = isCopied ? Check : Copy
  return (
    <Card as="section" aria-label={t('post')}>
      <SectionHead className={styles.head}>
        <h2>{t('post')}</h2>
        <Segmented
          label={t('postLength')}
          options={kinds.map((value) => ({ value, label: t(value === 'post' ? 'postLong' : 'postBrief') }))}
          value={kind}
          onChange={setKind}
        />
      </SectionHead>
      <p className={styles.post}>{text}</p>
      <ButtonRow className={styles.actions}>
        <Button onClick={copy}>
          <Icon size={16} aria-hidden="true" /> {t(isCopied ? 'copied' : 'copyPost')}
        </Button>
        <span className="small figure">{t('lengthOf', { length: text.length, most: maxPostLength })}</span>
      </ButtonRow>
    </Card>
  )
}
