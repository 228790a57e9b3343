/// The semantic meaning of a field's content, which lets a system offer to fill it in.
@_weakLinked
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a content type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = Self(rawValue: "name")
    /// A title that precedes a name, such as “Dr”.
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "additional-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A suffix that follows a name, such as “Jr”.
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// A position in an organization.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// A location, such as a point of interest or an address.
    public static let location = Self(rawValue: "location")
    /// A complete street address.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = Self(rawValue: "address-level2")
    /// The state or province of an address.
    public static let addressState = Self(rawValue: "address-level1")
    /// The city and the state or province of an address.
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    /// A part of a city, such as a district.
    public static let sublocality = Self(rawValue: "address-level3")
    /// The name of a country or region.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An email address.
    public static let emailAddress = Self(rawValue: "email")
    /// A web address.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// The name of an account.
    public static let username = Self(rawValue: "username")
    /// The password of an existing account.
    public static let password = Self(rawValue: "password")
    /// The password of a new account, or a new password of an existing one.
    public static let newPassword = Self(rawValue: "new-password")
    /// A one-time login code.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    /// A flight number.
    public static let flightNumber = Self(rawValue: "flight-number")
    /// A date, a time, or both.
    public static let dateTime = Self(rawValue: "date-time")
    /// A date of birth.
    public static let birthdate = Self(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = Self(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = Self(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = Self(rawValue: "bday-year")
}

/// AppKit's name for ``UITextContentType``.
public typealias NSTextContentType = UITextContentType
