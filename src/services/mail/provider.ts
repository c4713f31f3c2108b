/** What a visitor has sent with a form, as every mail service gets it. */
export interface FormMail {
  readonly form: string;
  /** Where the agency reads its mail. */
  readonly to: string;
  readonly subject: string;
  /** All of it in readable form. */
  readonly text: string;
  readonly name: string;
  readonly email: string;
  /** What was typed, by field; what was left empty is ''. */
  readonly fields: Readonly<Record<string, string>>;
  /** When the form was submitted, as ISO 8601. */
  readonly timestamp: string;
}

/**
 * A service that takes the forms' mails from the browser. All that the site has to know of one stands here: its
 * requests, the content security policy, the check of the environment, the local stand-in and the name in the
 * privacy policy follow (docs/decisions/039).
 */
export interface MailProvider {
  /** As the privacy policy names it; content/site.json says it where the service is the owner's own. */
  readonly name?: string;
  /** What each request carries from the environment, by its name in the request. */
  readonly keys: Readonly<
    Record<
      string,
      { readonly variable: string; /** Its value for the local stand-in. */ readonly local: string }
    >
  >;
  /** Where requests go. */
  readonly address: {
    /** The variable that holds another address, or the only one. */
    readonly variable: string;
    readonly standard?: string;
    /** Path of the stand-in on the site's own address. */
    readonly local: string;
  };
  /**
   * The JSON body of a request.
   *
   * @param keys the values of `keys`
   */
  readonly body: (mail: FormMail, keys: Readonly<Record<string, string>>) => unknown;
}
