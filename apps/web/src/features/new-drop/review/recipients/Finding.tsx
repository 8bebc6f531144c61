import { packAccounts } from '@slotdrop/drops'
import { useState } from 'react'
import { AddressName } from '../../../../components/AddressName.tsx'
import { AddressText } from '../../../../components/AddressText.tsx'
import { Button } from '../../../../components/Button.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { useAddressBook } from '../../../../device/addressBook.ts'
import type { RecipientDecision } from '../../../../device/recipientDecisions.ts'
import { useSay, useText } from '../../../../i18n/index.ts'
import type { CheckedFinding, FoundRecipient } from '../../../../workers/recipients/checkedRecipients.ts'
import { messages } from '../../messages.generated.ts'
import type { NewDropActions } from '../../useNewDrop.ts'
import { RowGroup } from '../RowGroup.tsx'
import { KeepForm } from './KeepForm.tsx'
import { ReplaceForm } from './ReplaceForm.tsx'
import { fetchEdits, type Replacement } from './replaceAccount.ts'

/** Addresses of more recipients are replaced in the table. */
const maxReplaced = 20

type Props = {
  readonly finding: CheckedFinding
  /** Whether it needs a decision. */
  readonly isOpen: boolean
  readonly draft: NewDropActions
  readonly onShow: (lines: Uint32Array) => void
}

/** One finding: its sentence, its first recipients and what can be done about them. */
export function Finding({ finding, isOpen, draft, onShow }: Props) {
  const t = useText(messages)
  const say = useSay()
  const { lines, first, sentence } = finding
  const count = lines.length
  return (
    <RowGroup
      title={say(sentence)}
      tone={isOpen || finding.isIncomplete ? 'fault' : 'plain'}
      isOpen={isOpen && count > 0}
      action={count > 0 && <Actions finding={finding} isOpen={isOpen} draft={draft} onShow={() => onShow(lines)} />}
    >
      {first.map((recipient) => (
        <Recipient key={recipient.line} recipient={recipient} />
      ))}
      {count > first.length && <li className="small">{t('andMore', { count: count - first.length })}</li>}
    </RowGroup>
  )
}

function Recipient({ recipient: { account, line, safe } }: { readonly recipient: FoundRecipient }) {
  const t = useText(messages)
  const book = useAddressBook()
  return (
    <li>
      <AddressText address={account} /> <AddressName book={book} address={account} />{' '}
      <span className="small">
        {t('atLine', { line })}
        {safe && `, ${t('foreignSafe', safe)}`}
      </span>
    </li>
  )
}

function Actions({
  finding,
  isOpen,
  draft,
  onShow,
}: Omit<Props, 'onShow'> & {
  readonly onShow: () => void
}) {
  const t = useText(messages)
  const [form, setForm] = useState<'keep' | 'replace'>()
  const [unreadable, setUnreadable] = useState<readonly number[]>([])
  const { kind, chainId, label, accounts, lines, first } = finding
  const { client, fix, decideRecipients } = draft
  const count = lines.length
  const decide = (decision: Pick<RecipientDecision, 'action' | 'accounts' | 'note' | 'replacements'>) => {
    decideRecipients({ kind, chainId, label, ...decision, decidedAt: Date.now() })
    setForm(undefined)
  }
  const leaveOut = async () => {
    if (!client) return
    // A repeated address has lines that are added to another one, or would be paid in its place.
    const all = await client.ask('linesOf', accounts)
    decide({ action: 'excluded', accounts })
    fix({ kind: 'exclude', lines: [...all] })
  }
  const replace = async (replacements: readonly Replacement[]) => {
    if (!client) return
    const found = await fetchEdits(client, replacements)
    if ('unreadable' in found) {
      setUnreadable(found.unreadable)
      return
    }
    decide({
      action: 'replaced',
      accounts: packAccounts(replacements.map(({ account }) => account)),
      replacements: packAccounts(replacements.map(({ replacement }) => replacement)),
    })
    for (const edit of found.edits) fix(edit)
  }
  if (isOpen && form === 'keep')
    return (
      <KeepForm
        count={count}
        onKeep={(note) => decide({ action: 'kept', accounts, note })}
        onCancel={() => setForm(undefined)}
      />
    )
  if (isOpen && form === 'replace')
    return (
      <ReplaceForm
        recipients={first}
        unreadable={unreadable}
        onReplace={(replacements) => void replace(replacements)}
        onCancel={() => setForm(undefined)}
      />
    )
  return (
    <ButtonRow>
      {isOpen && (
        <>
          <Button size="small" onClick={() => void leaveOut()}>
            {t('leaveOut', { count })}
          </Button>
          <Button size="small" onClick={() => setForm('keep')}>
            {t('keepRecipients', { count })}
          </Button>
          {count <= maxReplaced && (
            <Button size="small" onClick={() => setForm('replace')}>
              {t('replaceAddress', { count })}
            </Button>
          )}
        </>
      )}
      <Button size="small" variant="ghost" onClick={onShow}>
        {t('showInTable', { count })}
      </Button>
    </ButtonRow>
  )
}
