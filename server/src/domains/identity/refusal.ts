/** The protocol's own codes; the browser's SDK names its errors after them. */
export type RefusalCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'INTERNAL_ERROR'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CODE'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_MFA_PENDING_CREDENTIAL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_PENDING_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'INVALID_SESSION_INFO'
  | 'MFA_ENROLLMENT_NOT_FOUND'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_OOB_CODE'
  | 'MISSING_OR_INVALID_NONCE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'MISSING_SESSION_INFO'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'SECOND_FACTOR_LIMIT_EXCEEDED'
  | 'SESSION_EXPIRED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNVERIFIED_EMAIL'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

const statuses: Partial<Record<RefusalCode, number>> = { INTERNAL_ERROR: 500 }

/** Why a call is refused. `text` is for a developer's eyes and never repeats what was sent. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly text: string | undefined
  constructor(code: RefusalCode, text?: string) {
    super(code)
    this.code = code
    this.text = text
  }
}

/** The protocol's error; the SDK takes an answer of any other shape for a broken network. */
export function refusalBody({ code, text }: Refusal) {
  const status = statuses[code] ?? 400
  const message = text ? `${code} : ${text}` : code
  return {
    status,
    body: { error: { code: status, message, errors: [{ message: code, domain: 'global', reason: 'invalid' }] } },
  }
}
