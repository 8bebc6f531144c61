import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { Note } from '../../components/Note.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { useFileTarget } from '../../components/forms/useFileTarget.ts'
import { useSay, useText } from '../../i18n/index.ts'
import { HashCard } from './HashCard.tsx'
import { messages } from './messages.generated.ts'
import { ProposalLink } from './ProposalLink.tsx'
import { ReviewedCalls } from './ReviewedCalls.tsx'
import { ReviewedFacts } from './ReviewedFacts.tsx'
import { ReviewedTotal } from './ReviewedTotal.tsx'
import styles from './ProposalReview.module.css'
import { useReview, type ListState } from './useReview.ts'
import { FileButton } from '../../components/forms/FileButton.tsx'
import { listTypes } from '../../components/forms/fileTypes.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'

/** Takes the sealed list, or its source. */
function ListFile({
  isOver,
  list,
  onFile,
}: {
  /** A file is held over the page. */
  readonly isOver: boolean
  readonly list: ListState
  readonly onFile: (file: File) => void
}) {
  const t = useText(messages)
  const isBusy = list.status === 'reading'
  return (
    <ButtonRow>
      <FileButton
        variant={list.status === 'read' ? 'plain' : 'primary'}
        label={t('sealedList')}
        accept={listTypes}
        disabled={isBusy}
        onFile={onFile}
      >
        {t(isBusy ? 'checking' : isOver ? 'dropHere' : list.status === 'read' ? 'chooseAnother' : 'choose')}
      </FileButton>
    </ButtonRow>
  )
}

/** A link and a list, and what they come to; the whole page takes the list's file. */
export function ProposalReview({ link }: { readonly link: string }) {
  const t = useText(messages)
  const say = useSay()
  const { proposal, list, written, openFile, openLink, write } = useReview(link)
  const { isOver, targetProps } = useFileTarget(openFile)
  const file = <ListFile isOver={isOver} list={list} onFile={openFile} />
  return (
    <div className={styles.page} {...targetProps}>
      {list.status === 'read' ? (
        <PublicColumns className={styles.columns}>
          <ReviewedTotal review={list.review} />
          {/* Before the facts, so that a phone shows first whether to sign. */}
          <aside aria-label={t('hash')}>
            <HashCard {...{ list, written, onWrite: write }} />
            {proposal.status !== 'read' && <ProposalLink state={proposal} onLink={openLink} />}
            {file}
          </aside>
          <div>
            <ReviewedFacts review={list.review} />
            <ReviewedCalls review={list.review} />
          </div>
        </PublicColumns>
      ) : (
        <div className={styles.start}>
          <h1>{t('title')}</h1>
          <p className="muted">{t('lead')}</p>
          <ProposalLink state={proposal} onLink={openLink} />
          {file}
          {list.status === 'reading' && <WaitProgress done={list.done} />}
          {list.status === 'refused' && (
            <Notes>
              <Note tone="fault" title={t('refused')}>
                {say(list.reason)}
              </Note>
            </Notes>
          )}
          <p className="small muted">{t('nothingLeaves')}</p>
        </div>
      )}
    </div>
  )
}
