import type { ApolloClient } from '@apollo/client'
import { isSameAddress } from '../../chain/isSameAddress.ts'
import { isAhead } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import type { DraftKeepingEvent } from './draftKeeping.ts'
import { DraftHeadDocument } from './Drafts.generated.ts'

/** Whether a draft may be kept in an account: one that is kept nowhere yet, or in this one. */
export function isOf(owner: string, { account }: DeviceDraft): boolean {
  return account === undefined || isSameAddress(account.owner, owner)
}

/**
 * What another device did with a draft since this one last kept it in the account; undefined for nothing.
 *
 * @throws what the data client throws
 */
export async function lookInAccount(
  apollo: ApolloClient,
  owner: string,
  draft: DeviceDraft,
): Promise<DraftKeepingEvent | undefined> {
  const { key, account } = draft
  if (!account) return undefined
  if (!isOf(owner, draft)) return { type: 'belongs-elsewhere', owner: account.owner }
  const { data } = await apollo.query({
    query: DraftHeadDocument,
    variables: { id: key },
    fetchPolicy: 'no-cache',
  })
  if (!data) return undefined
  if (!data.draft) return { type: 'found-gone' }
  const { revision, rowCount, updatedAt } = data.draft
  if (revision > account.revision)
    return { type: 'found-newer', theirs: { revision, rowCount, keptAt: Date.parse(updatedAt) } }
  return isAhead(draft) ? undefined : { type: 'found-kept', ...account }
}
