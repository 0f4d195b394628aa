/** What sign-in and registration say: the texts of the specification's sections 7 and 8, and of our own where it leaves them open. */
import type { FormWords } from '~/forms/words'

export const MESSAGES = {
  refused: 'The email or password is not right. Please check both and try again.',
  notVerified: 'Please confirm your email address before logging in. The link is in your inbox.',
  notVerifiedTitle: 'Email Verification Required',
  limited: 'That was too many tries. Please wait a few minutes and try again.',
  signInLimited: 'That was too many tries. Please wait a few minutes and try again, or choose a new password.',
  registrationLimited:
    'That was too many registrations from your network. Please try again in an hour; nothing of yours was refused, and no account was made.',
  linkLimited: 'That was too many tries. Please wait a few minutes and press the button again; the link still works.',
  proofNeededTitle: 'Please check your email',
  proofNeeded:
    'There were many failed logins with this email address, so we sent an email to it. If this is your account, please follow the link in that email, then log in here.',
  codeNeeded:
    'This account has a second factor: it asks for a code in addition to the password. Please send the code that its app shows, or a recovery code, too.',
  codeWrong: 'The code is not right, or it was used already. Each code works once: please enter the one that the app shows now.',
  codeShutTitle: 'That was too many wrong codes',
  codeShut:
    'We sent an email to the address of this account. Please follow its link in this browser and log in again, or enter a recovery code here.',
  codeShutKnown: 'For the next hours only a recovery code works here.',
  codeShutSignedIn:
    'For the next hours only a recovery code works here. We also sent an email to you: after its link is followed in this browser, codes of your app work again.',
  attemptOverTitle: 'Please log in again',
  attemptOver: 'You have ten minutes and five tries to enter your code.',
  proofTakenTitle: 'Thank you',
  proofTaken: 'Now log in with your password in this browser.',
  proofDeadTitle: 'This link no longer works',
  proofDead: 'It may be more than eight hours old. Please log in; if you need a link, we will send a new one.',
  registeredTitle: 'Registration Successful!',
  registered: 'Please check your email to verify your account.',
  registrationFailedTitle: 'Registration Failed',
  usernameTaken: 'This username is taken. Please choose another.',
  resentTitle: 'Verification Email Sent',
  resent: 'Please check your inbox for the new verification link.',
  loggedOutTitle: 'Logged out',
  loggedOut: 'You have been successfully logged out.',
  verified: 'Email verified successfully!',
  confirmedTitle: 'Your email address is confirmed',
  confirmed: 'Log in with the password you chose when you registered.',
  partnerVerified: 'Your address is confirmed. We will now read your application.',
  alreadyVerified: 'Your email is already verified! Welcome back.',
  contestedTitle: 'Please choose a new password',
  contested:
    'More than one person has registered with this email address. Please open the link in a browser and choose a new password there.',
  contestedPage: 'More than one person has registered with your email address. Choose a new password, and the account is yours alone.',
  noToken: 'Invalid verification link. No token found.',
  deadToken: 'This verification link may have expired or been used already. Please try logging in.',
  verificationBroke: 'Something went wrong during verification. Please try again.',
  contactSentTitle: 'Message sent successfully!',
  contactSent: "We'll get back to you as soon as possible.",
  contactFailedTitle: 'Error sending message',
  messagesLimited: 'That was too many messages from your network. Please try again in an hour; what you typed is still here.',
  testimonialSentTitle: 'Thank you for your testimonial!',
  testimonialSent: 'Your feedback has been submitted successfully.',
  testimonialFailedTitle: 'Error submitting testimonial',
  listingSentTitle: 'One more step',
  listingSent: 'We sent a link to your address. Please open it within 24 hours: we read your application once you have confirmed it.',
  listingFailedTitle: 'Your application was not sent',
  listingTrapped:
    'A field that people do not see was filled in, perhaps by your browser. What you typed is still here: please send it once more.',
  listingMailLimited:
    'We have sent many links to this address today. Please open the newest one, or try again tomorrow; what you typed is still here.',
  testimonialOfChild: 'Testimonials come from parents and from students of 13 or older. Please ask a parent to write one.',
} as const

/** Above a form that did not get through (specification, section 8). */
export const LOGIN_WORDS = { title: 'Error', lost: 'Failed to login', failed: 'Login failed' } satisfies Partial<FormWords>
export const REGISTRATION_WORDS = {
  title: MESSAGES.registrationFailedTitle,
  lost: 'Failed to register',
  failed: 'Registration failed',
} satisfies Partial<FormWords>
export const RESEND_WORDS = {
  title: 'Error',
  lost: 'Failed to resend email',
  failed: 'Failed to resend verification email',
} satisfies Partial<FormWords>
export const TESTIMONIAL_WORDS = {
  check: { title: MESSAGES.testimonialFailedTitle, text: 'Please check your form inputs and try again.' },
  title: MESSAGES.testimonialFailedTitle,
  lost: 'Failed to submit testimonial',
  failed: 'Failed to submit testimonial',
} satisfies Partial<FormWords>
export const CONTACT_WORDS = {
  check: { title: MESSAGES.contactFailedTitle, text: 'Please check your form inputs and try again.' },
  title: MESSAGES.contactFailedTitle,
  lost: 'Failed to send message',
  failed: 'Failed to send message',
} satisfies Partial<FormWords>
