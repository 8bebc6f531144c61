import { useState, type ToggleEvent } from 'react'
import type { Manifest } from '@slotdrop/drops'
import { Disclosure } from '../../../components/layout/Disclosure.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { ListAddress } from './ListAddress.tsx'
import { SealId } from './SealId.tsx'
import styles from './SealLine.module.css'

/** What names a sealed list: its id in words; the id itself and where its file is found, once somebody looks. */
export function SealLine({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.seal}>
      <p>
        {t.rich('listSealedAs', {
          name: () => <code key="name">{manifest.fingerprint}</code>,
        })}
      </p>
      <Disclosure onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}>
        <summary>{t('sealDetails')}</summary>
        <dl>
          <dt>{t('listId')}</dt>
          <dd>
            <SealId dropId={manifest.dropId} />
          </dd>
          <dt>{t('listFileAddress')}</dt>
          <dd>{isOpen && <ListAddress manifest={manifest} />}</dd>
        </dl>
      </Disclosure>
    </div>
  )
}
