/** Three dots: something is on its way. Screen readers hear it from the `Announcer`. */
export function Typing() {
  return (
    <div
      className="chat-typing flex w-fit gap-1.5 rounded-bubble rounded-bl-small bg-spruce-tint px-4 py-3.5"
      aria-hidden="true"
    >
      <span />
      <span />
      <span />
    </div>
  );
}
