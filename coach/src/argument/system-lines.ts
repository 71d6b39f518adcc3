/**
 * Lines that a messenger wrote and nobody said. The forms are those of WhatsApp's, iMessage's, Messenger's and
 * Instagram's exports and copies as they stood in 2024; read from their own texts, the list is ours.
 */
const notices =
  /end-to-end encrypted|(?:created|changed|left|joined|added|removed|deleted) (?:the|this|a|their|your|using)? ?(?:group|subject|conversation|chat|security code|phone number|icon|description|message timer|theme|nicknames?)|^[^:]{1,60} (?:added|removed) [^:]{1,60}$|^[^:]{1,60} (?:left|joined)$|security code .{0,40}changed|turned (?:on|off) disappearing|disappearing messages|pinned a message|named the (?:conversation|group)|set (?:the|your|their) (?:nickname|emoji)|blocked this contact|is a contact$|unsent a message|started (?:a|an) (?:video |voice |audio )?(?:call|chat)|missed (?:a |an )?(?:voice|video|audio)? ?(?:call|chat)|(?:voice|video|audio) call ended|liked a message|^(?:loved|liked|laughed at|emphasi[sz]ed|disliked|questioned|reacted .{1,12} to) ["“]|^waiting for this message|tap to learn more/i

const nothingSaid =
  /^(?:<[^<>]{3,60}>|\(?(?:image|video|audio|sticker|gif|document|photo|contact card|media|voice message|location|poll)(?:s)? (?:omitted|removed|attached)\)?|(?:image|photo|video|gif|sticker|voice message|audio message|attachment|file|link|map|live location|contact)s?|(?:you|this message was|[^:]{1,40}) (?:deleted (?:this|a) message|deleted)\.?|this message was deleted\.?|missed (?:voice|video) call.{0,40}|[\w-]{3,60}\.(?:jpe?g|png|gif|mp4|opus|webp|pdf|vcf|heic|m4a|mov)(?: \(file attached\))?|null|(?:[^:]{1,40} )?sent (?:a|an) (?:photo|video|sticker|gif|voice message|attachment|link)\.?)$/i

const chrome =
  /^(?:active (?:now|\d.{0,20}ago|today|yesterday)|seen(?: by .{1,60}| (?:at )?[\d:apm. ]{1,9})?|delivered(?: quietly)?|sent|read(?: (?:at |yesterday |today )?[\d:apm. \u202f]{1,9})?|enter|edited|not delivered|forwarded|original message:?|new messages?|unread messages?|typing(?:\.{3}|…)|message (?:requests|unavailable)|open|reply|more|today|yesterday|tapbacks?|\d+ (?:replies|unread messages?)|double tap to like|you (?:can now message|are now connected).{0,80}|edit(?:ed)? \d.{0,20})$/i

export const isNotice = (text: string): boolean => text.length < 300 && notices.test(text)
export const saysNothing = (text: string): boolean => text.length < 120 && nothingSaid.test(text)
export const isChrome = (text: string): boolean => text.length < 100 && chrome.test(text)
/** "(he leaves)", "[door slams]": what a script tells, not what anyone says. */
export const isStage = (text: string): boolean => text.length < 200 && /^(?:\([^()]+\)|\[[^[\]]+\])\.?$/.test(text)
