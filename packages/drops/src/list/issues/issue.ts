import { issueDescriptions } from './issueDescriptions.ts'
import type { LineKind, Severity } from './issueKinds.ts'
import { issueSentences } from './issueSentences.ts'
import type { IssueValues, ValuesOf } from './issueValues.ts'

/** One finding about one line, with what its sentence tells. */
export type RowIssue = {
  readonly [K in LineKind]: ValuesOf<K> & {
    readonly kind: K
    readonly severity: Severity
    /** What is wrong, with the values at hand, in English. */
    readonly message: string
  }
}[LineKind]

/** A finding with its kind's severity and its sentence. */
export function issue<K extends LineKind>(
  kind: K,
  ...[values]: K extends keyof IssueValues ? [values: IssueValues[K]] : []
): RowIssue {
  return {
    ...values,
    kind,
    severity: issueDescriptions[kind].severity,
    message: issueSentences[kind](values as ValuesOf<K>),
  } as RowIssue
}
