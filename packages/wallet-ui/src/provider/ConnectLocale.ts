/** Languages the connect dialog has. */
export type ConnectLocale = 'en-US' | 'de-DE' | 'es-419' | 'fr-FR' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN'
