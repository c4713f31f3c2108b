interface Props {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions for those who do not know what to ask, or how to put it; a click asks them. */
export function Suggestions({ label, questions, onAsk }: Props) {
  return (
    <ul className="flex flex-col items-start gap-2" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="chat-suggestion min-h-tap rounded-bubble border border-spruce-edge px-4 py-2 text-left text-small text-spruce hover:border-spruce hover:bg-spruce-tint"
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
