import type { Messages, Text } from '../../i18n/index.ts'
import type { messages } from './messages.generated.ts'

/** The texts of this feature, for what is no component. */
export type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never
