import { issueRules } from './issueRules.ts'
import type { LineKind, Severity } from './issueKinds.ts'
import type { IssueValues, ValuesOf } from './issueValues.ts'

/** One finding about one line, with the values that `issueSentence` tells. */
export type RowIssue = {
  readonly [K in LineKind]: ValuesOf<K> & {
    readonly kind: K
    readonly severity: Severity
  }
}[LineKind]

/** Makes a finding, with its kind's severity. */
export function issue<K extends LineKind>(
  kind: K,
  ...[values]: K extends keyof IssueValues ? [values: IssueValues[K]] : []
): RowIssue {
  // Sound: the values are those of this kind, which TypeScript cannot follow through a kind that is a type parameter.
  return { ...values, kind, severity: issueRules[kind].severity } as RowIssue
}
