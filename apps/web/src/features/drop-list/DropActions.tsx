import { BarChart3, Copy, Link2, Trash2 } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './DropActions.module.css'
import type { ListedDrop } from './listedDrop.ts'
import { messages } from './messages.generated.ts'

/** What can be done with a drop of the list beside opening it: each a sign, with its words for readers and as its title. */
export function DropActions({ drop, onDelete }: { readonly drop: ListedDrop; readonly onDelete: () => void }) {
  const t = useText(messages)
  const { dropId, title, visibility } = drop
  const name = toPlainName(title)
  return (
    <>
      <Act href={`/drops/new?duplicate=${dropId}`} label={t('duplicate')} name={name}>
        <Copy size={16} aria-hidden="true" />
      </Act>
      <Act href={`/drops/${dropId}?tab=share`} label={t('share')} name={name}>
        <Link2 size={16} aria-hidden="true" />
      </Act>
      <Act href={`/drops/${dropId}/report`} label={t('report')} name={name}>
        <BarChart3 size={16} aria-hidden="true" />
      </Act>
      {visibility === 'PRIVATE' && (
        <button type="button" className={styles.act} title={t('delete')} onClick={onDelete}>
          <Trash2 size={16} aria-hidden="true" />
          <span className="visually-hidden">
            {t('delete')} <bdi>{name}</bdi>
          </span>
        </button>
      )}
    </>
  )
}

function Act({
  href,
  label,
  name,
  children,
}: {
  readonly href: string
  readonly label: string
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <Link className={styles.act} href={href} title={label} prefetch={false}>
      {children}
      <span className="visually-hidden">
        {label} <bdi>{name}</bdi>
      </span>
    </Link>
  )
}
